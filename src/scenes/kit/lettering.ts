import { escapeXml, num } from './svg';

export interface LetteringOptions {
  x: number;
  y: number;
  size: number;
  colour: string;
  /** The display face for names and figures, the text face for everything else. */
  face?: 'display' | 'text';
  weight?: number;
  opacity?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** In parts of the size, as in CSS. */
  tracking?: number;
}

const families = { display: 'Rozha One,serif', text: 'Anek Latin,sans-serif' } as const;

/** Words inside a picture, escaped. Only the two faces of the house; the fallback is for files that carry no font. */
export function lettering(words: string, options: LetteringOptions): string {
  const { x, y, size, colour, face = 'text', weight, opacity, anchor = 'start', tracking } = options;
  const more =
    (weight ? ` font-weight="${weight}"` : '') +
    (opacity ? ` opacity="${num(opacity, 2)}"` : '') +
    (anchor === 'start' ? '' : ` text-anchor="${anchor}"`) +
    (tracking ? ` letter-spacing="${num(size * tracking)}"` : '');
  return `<text x="${num(x)}" y="${num(y)}" font-family="${families[face]}" font-size="${num(size)}"${more} fill="${colour}">${escapeXml(words)}</text>`;
}

/** Widths in parts of the font size, a little more than either face of the house needs: a picture has no browser to ask. */
function widthOf(char: string): number {
  if (/\p{M}|\p{Cf}/u.test(char)) return 0;
  if (/[iljtfrI.,:;'|!()[\] ]/.test(char)) return 0.34;
  if (/[mwMW@%&]/.test(char)) return 0.88;
  if (/[A-Z]/.test(char)) return 0.66;
  if (/[\x20-\x7e]/.test(char)) return 0.56;
  if (/[\u00a0-\u024f]/.test(char)) return 0.62;
  // Kannada, Devanagari and their neighbours; then everything wide, such as CJK and emoji.
  if (/[\u0900-\u0dff]/.test(char)) return 0.8;
  return 1.05;
}

/** A name cut with an ellipsis so that it takes no more than `width` at `fontSize`, both in the picture's units. */
export function fitName(name: string, width: number, fontSize: number): string {
  const chars = [...name.trim()];
  const room = width / fontSize;
  const ellipsis = 0.8;
  let used = 0;
  let kept = '';
  let keptWithEllipsis = '';
  for (const char of chars) {
    used += widthOf(char);
    if (used > room) return keptWithEllipsis ? `${keptWithEllipsis.replace(/[\s\u200d]+$/u, '')}…` : '';
    kept += char;
    if (used <= room - ellipsis) keptWithEllipsis = kept;
  }
  return kept;
}

/** About how wide words are at `fontSize`, in the same units. */
export function widthOfWords(words: string, fontSize: number): number {
  let parts = 0;
  for (const char of words) parts += widthOf(char);
  return parts * fontSize;
}

/** Words broken into lines of at most `width`; the last line allowed is cut with an ellipsis. */
export function wrapWords(words: string, width: number, fontSize: number, mostLines = 2): string[] {
  const lines: string[] = [];
  let line = '';
  const queue = words.trim().split(/\s+/);
  for (const [i, word] of queue.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || widthOfWords(longer, fontSize) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === mostLines - 1) {
      line = [line, ...queue.slice(i)].join(' ');
      break;
    }
    lines.push(line);
    line = word;
  }
  if (line) lines.push(line);
  return lines.map((each) => fitName(each, width, fontSize));
}
