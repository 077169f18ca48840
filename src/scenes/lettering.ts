import { escapeXml, num } from './svg';

export interface LetteringOptions {
  x: number;
  y: number;
  size: number;
  colour: string;
  /** The display face for names and figures, the text face for everything else. */
  face?: 'display' | 'text';
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** In parts of the size, as in CSS. */
  tracking?: number;
}

const families = { display: 'Rozha One,serif', text: 'Anek Latin,sans-serif' } as const;

/** Words inside a picture, escaped. Only the two faces of the house; the fallback is for files that carry no font. */
export function lettering(words: string, options: LetteringOptions): string {
  const { x, y, size, colour, face = 'text', weight, anchor = 'start', tracking = 0 } = options;
  const more =
    (weight ? ` font-weight="${weight}"` : '') +
    (anchor === 'start' ? '' : ` text-anchor="${anchor}"`) +
    (tracking ? ` letter-spacing="${num(size * tracking)}"` : '');
  return `<text x="${num(x)}" y="${num(y)}" font-family="${families[face]}" font-size="${num(size)}"${more} fill="${colour}">${escapeXml(words)}</text>`;
}
