import { night } from '../../theme/palette';
import { escapeXml, svgNumber } from './svg';

export interface TextOptions {
  x: number;
  y: number;
  size: number;
  colour: string;
  /** `display` for names and figures. Default: `text`. */
  face?: 'display' | 'text';
  weight?: number;
  /** From above 0 to 1. Default: 1. */
  opacity?: number;
  /** Default: `start`. */
  anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing in em. */
  tracking?: number;
}

/** Pictures that are files have no fonts, so each family has a fallback. */
export const families = { display: 'Rozha One,serif', text: 'Anek Latin,sans-serif' } as const;

/**
 * Returns the text as an escaped <text>, never cut. `y` is its base line. `x` is its start, middle or end (`anchor`). NaN and
 * Infinity are written as 0.
 */
export function svgText(text: string, options: TextOptions): string {
  const { x, y, size, colour, face = 'text', weight, opacity, anchor = 'start', tracking } = options;
  const attributes =
    (weight ? ` font-weight="${weight}"` : '') +
    (opacity ? ` opacity="${svgNumber(opacity, 2)}"` : '') +
    (anchor === 'start' ? '' : ` text-anchor="${anchor}"`) +
    (tracking ? ` letter-spacing="${svgNumber(size * tracking)}"` : '');
  return `<text x="${svgNumber(x)}" y="${svgNumber(y)}" font-family="${families[face]}" font-size="${svgNumber(size)}"${attributes} fill="${colour}">${escapeXml(text)}</text>`;
}

/**
 * Returns the text, trimmed and escaped, as a dark <text> centred at `x` with its base line at `y`. If its estimated width
 * is over `width`, it is cut with an ellipsis. If not even one character fits with the ellipsis, the <text> is empty.
 */
export function signText(text: string, x: number, y: number, size: number, width: number): string {
  const style = { x, y, size, colour: night, face: 'display', anchor: 'middle' } as const;
  return svgText(fitText(text, width, size), style);
}

/** Returns an estimate in em, mostly a little more than both fonts need. The build has no browser to measure a character. */
function charWidth(char: string): number {
  if (/\p{M}|\p{Cf}/u.test(char)) return 0;
  if (/[iljtfrI.,:;'|!()[\] ]/.test(char)) return 0.34;
  if (/[mwMW@%&]/.test(char)) return 0.88;
  if (/[A-Z]/.test(char)) return 0.66;
  if (/[\x20-\x7e]/.test(char)) return 0.56;
  if (/[\u00a0-\u024f]/.test(char)) return 0.62;
  // Indian scripts. All other characters, such as CJK and emoji, are wide.
  if (/[\u0900-\u0dff]/.test(char)) return 0.8;
  return 1.05;
}

/**
 * Returns the trimmed text, not escaped. If its estimated width is over `width`, in the unit of `fontSize`, it is cut
 * with an ellipsis. Returns '' if not even one character fits with the ellipsis.
 */
export function fitText(text: string, width: number, fontSize: number): string {
  const trimmed = text.trim();
  const available = width / fontSize;
  if (textWidth(trimmed, 1) <= available) return trimmed;
  const ellipsis = 0.8;
  let used = 0;
  let kept = '';
  for (const char of trimmed) {
    used += charWidth(char);
    if (used > available - ellipsis) break;
    kept += char;
  }
  return kept && `${kept.replace(/[\s\u200d]+$/u, '')}…`;
}

/**
 * Returns the estimated width of a text, in the unit of `fontSize`. It is mostly a little more than the real width, but for
 * some words in the display font a few percent less (3% for 'Pugmarks'). An empty text gives 0.
 */
export function textWidth(text: string, fontSize: number): number {
  return [...text].reduce((width, char) => width + charWidth(char), 0) * fontSize;
}

/**
 * Breaks a text into unescaped lines whose estimated width is at most `width`, in the unit of `fontSize`.
 * - A word too long for a line is cut with an ellipsis. So is the last line if the text needs more than `maxLines` (from 1).
 * - A line in which not even one character fits is ''. A blank text gives [].
 */
export function wrapText(text: string, width: number, fontSize: number, maxLines = 2): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    const isLast = lines.length === maxLines;
    if (lines.length > 0 && (isLast || textWidth(longer, fontSize) <= width)) lines.splice(-1, 1, longer);
    else if (word) lines.push(word);
  }
  return lines.map((each) => fitText(each, width, fontSize));
}
