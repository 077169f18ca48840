import * as ink from '../../theme/palette';
import { mark, markOnNight, wordmark, wordmarkOnNight } from '../brand';
import { fitName, lettering, wrapWords } from '../kit/lettering';
import { d, fill, inset, picture, standalone } from '../kit/svg';

/** Size of every share picture: networks show this ratio without cutting it. */
export const shareField = { w: 1200, h: 630 } as const;

/** Default top of the ground bar. */
export const shareGround = 560;

export interface ShareWords {
  title: string;
  tagline: string;
}

/**
 * Returns a share picture as an SVG file: the drawing `art`, and from `y` down a bar in the colour `ground`. The bar has
 * the name of the site and `line`, the tagline, which ends in an ellipsis if it is too long.
 */
export function shareFrame(art: string, line: string, ground: string = ink.night, y = shareGround): string {
  const { w, h } = shareField;
  const bar =
    fill(ground, d`M0 ${y}h${w}v${h - y}H0z`) +
    inset(mark(markOnNight), 52, y + 10, 46, 49) +
    inset(wordmark(wordmarkOnNight), 112, y + 17, 142, 38) +
    lettering(fitName(line, 760, 25), {
      x: 1148,
      y: y + 43,
      size: 25,
      colour: ground === ink.neelNight ? ink.neelTint : ink.onNightMuted,
      weight: 500,
      anchor: 'end',
    });
  return standalone(picture([0, 0, w, h], art + bar));
}

/** Font sizes to try, each with the most lines it may take. */
type TitleSizes = readonly (readonly [size: number, mostLines: number])[];

/**
 * Draws a title from its first base line `y` down, in the first size in which it fits `width`. In the last size it may end
 * in an ellipsis. Returns its text lines, and as `bottom` the base line of the last one.
 */
export function shareTitle(title: string, y: number, width: number, sizes: TitleSizes, colour: string) {
  const [smallest, most] = sizes.at(-1) ?? [50, 4];
  const fitting = sizes.find(([size, lines]) => wrapWords(title, width, size, 20).length <= lines);
  const size = fitting?.[0] ?? smallest;
  const lines = balanced(title, width, size, fitting?.[1] ?? most);
  const step = size * 1.03;
  const svg = lines
    .map((each, i) =>
      lettering(each, { x: 52, y: y + i * step, size, colour, face: 'display', tracking: -0.018 }),
    )
    .join('');
  return { svg, bottom: y + (lines.length - 1) * step };
}

/** Breaks a title at the least width that needs no more lines, so that the last line is not a single word. */
function balanced(title: string, width: number, size: number, most: number): string[] {
  let lines = wrapWords(title, width, size, most);
  for (let measure = width; measure > width / 3; measure -= size / 4) {
    const narrower = wrapWords(title, measure, size, 20);
    if (narrower.length > lines.length || narrower.some((each) => each.endsWith('…'))) break;
    lines = narrower;
  }
  return lines;
}
