import * as palette from '../../theme/palette';
import { brandMark, markOnNight, wordmark, wordmarkOnNight } from '../brand';
import { type Frame, filledPath, pathData, placeSvg, type Size, svgFile } from '../kit/svg';
import { fitText, svgText, wrapText } from '../kit/svg-text';
import { pictureWithWindows } from '../kit/windows';
import { toolsHills } from '../places/hills';

/** The frame of every share picture. Networks show this ratio without cutting it. */
export const shareFrame = { id: 'share', w: 1200, h: 630 } as const satisfies Frame;

const defaultBarTop = 560;

/** Plain text, which the share pictures escape. */
export interface ShareWords {
  title: string;
  tagline: string;
}

/** Returns a share picture as an SVG file of 1200 by 630. It escapes the words. Long ones shrink or are cut. */
export type DrawSharePicture = (words: ShareWords) => string;

export interface SharePicture {
  drawSharePicture: DrawSharePicture;
  /** What it shows, for its text alternative. */
  drawingDescription: string;
}

/** For each place of a title: its first base line, greatest width, and the font sizes to try with the most lines of each. */
const titleLayouts = {
  sky: { y: 84, width: 1080, sizes: [66, 58, 48], maxLines: [2, 3, 4] },
  top: { y: 112, width: 1090, sizes: [76, 66, 58], maxLines: [1, 2, 2] },
  left: { y: 112, width: 600, sizes: [82, 68, 56], maxLines: [3, 4, 5] },
  besideHotel: { y: 112, width: 580, sizes: [82, 68, 56], maxLines: [3, 4, 5] },
} as const;

/** The colour of the title by the colour of the sky. On any other sky it is `ink` of the palette. */
const titleColours: Readonly<Record<string, string>> = {
  [palette.indigo]: palette.white,
  [palette.oxide]: palette.white,
  [palette.night]: palette.white,
  [palette.nightLight]: palette.onNight,
  [palette.indigoTint]: palette.indigoNight,
};

interface Bar {
  tagline: string;
  /** Default: `night` of the palette. */
  barColour?: string;
  /** Default: 560. */
  barTop?: number;
}

interface PictureWithTitle extends Bar {
  title: string;
  /** Default: `canvas` of the palette. */
  sky?: string | undefined;
  titleAt: keyof typeof titleLayouts;
  /** Returns the shapes below the title, whose last base line is `titleBottom`. They may use ids of `shareFrame`. */
  draw: (titleBottom: number) => string;
}

/**
 * Returns an SVG file of 1200 by 630: sky, drawing, escaped title, and the bar of `pictureWithTagline`.
 * - The title has the largest font size of its `titleLayouts` at which it fits. A blank title is left out.
 * - It is cut with an ellipsis if it fits at no size, or if a word is wider than a line.
 */
export function pictureWithTitle(options: PictureWithTitle): string {
  const { title, titleAt, draw, sky = palette.canvas } = options;
  const colour = titleColours[sky] ?? palette.ink;
  const { y, width, sizes, maxLines } = titleLayouts[titleAt];
  const fits = (i: 0 | 1) => wrapText(title, width, sizes[i], 20).length <= maxLines[i];
  const chosen = ([0, 1] as const).find(fits) ?? 2;
  const size = sizes[chosen];
  const lines = balancedLines(title, width, size, maxLines[chosen]);
  const baseLine = (i: number) => y + i * size * 1.03;
  const words = lines.map((line, i) =>
    svgText(line, { x: 52, y: baseLine(i), size, colour, face: 'display', tracking: -0.018 }),
  );
  const shapes = filledPath(sky, 'M0 0h1200v630H0z') + draw(baseLine(lines.length - 1)) + words.join('');
  return pictureWithTagline(shapes, options);
}

/**
 * Returns an SVG file with a view box of 1200 by 630, but no width and height.
 * - A bar covers `shapes` from `barTop` down. At its left are the site's mark and name, at its right the escaped tagline, which
 *   is cut with an ellipsis if it is too long.
 * - If `shapes` uses lit windows of the id `share`, the file contains their `windowDefs`.
 */
export function pictureWithTagline(
  shapes: string,
  { tagline, barColour = palette.night, barTop = defaultBarTop }: Bar,
): string {
  const { id, w, h } = shareFrame;
  const bar =
    filledPath(barColour, pathData`M0 ${barTop}h${w}v${h - barTop}H0z`) +
    placeSvg(brandMark(markOnNight), 52, barTop + 10, 46, 49) +
    placeSvg(wordmark(wordmarkOnNight), 112, barTop + 17, 142, 38) +
    svgText(fitText(tagline, 760, 25), {
      x: 1148,
      y: barTop + 43,
      size: 25,
      colour: barColour === palette.indigoNight ? palette.indigoTint : palette.onNightMuted,
      weight: 500,
      anchor: 'end',
    });
  return svgFile(pictureWithWindows(id, [0, 0, w, h], shapes + bar));
}

/**
 * Returns a function that draws a share picture with the title on the colour `sky`. `drawBelow` returns a whole <svg>, which
 * has the full width below the title and ends at the bottom bar. So its height depends on the lines of the title.
 */
export function wideSharePicture(sky: string, drawBelow: (frame: Frame) => string): DrawSharePicture {
  const { w } = shareFrame;
  const draw = (titleBottom: number) => {
    const top = titleBottom + 14;
    const h = Math.round(defaultBarTop - top);
    return placeSvg(drawBelow({ id: 's', w, h }), 0, top, w, h);
  };
  return (words) => pictureWithTitle({ ...words, titleAt: 'sky', sky, draw });
}

interface ObjectSharePicture {
  /** A whole <svg>, and the size that it is drawn for. */
  object: string;
  size: Size;
  sky?: string;
}

/**
 * Returns a function that draws a share picture: the title on the left, and on the right `object`, scaled to fit 460 by 480.
 * Behind it is the plain colour `sky`, or without `sky` hills. The lower edges of object and hills are at the bar at the
 * bottom.
 */
export function objectSharePicture({ object, size, sky }: ObjectSharePicture): DrawSharePicture {
  const { w, h } = size;
  const scale = Math.min(480 / h, 460 / w);
  const hills = { w: shareFrame.w, h: 400 };
  const draw = () =>
    (sky ? '' : placeSvg(toolsHills(hills), 0, defaultBarTop - hills.h, hills.w, hills.h)) +
    placeSvg(object, 930 - (w * scale) / 2, defaultBarTop - h * scale, w * scale, h * scale);
  return (words) => pictureWithTitle({ ...words, sky, titleAt: 'left', draw });
}

interface RowSharePicture {
  /** At least one string, each a whole <svg> that is drawn for `size`. */
  objects: readonly string[];
  size: Size;
  /** Default: `canvas` of the palette. */
  sky?: string;
  /** A wall behind the objects. Its roof is a whole <svg> that can be stretched. */
  wall?: { colour: string; roof: string };
}

/**
 * Returns a function that draws a share picture. The `objects`, at least one, are side by side below the title, over the full
 * width, in front of the `wall`, if any. If the objects are few or high, they reach behind the title.
 */
export function rowSharePicture({ objects, size, sky, wall }: RowSharePicture): DrawSharePicture {
  const { w, h } = size;
  const left = 52;
  const gap = 20;
  const width = (shareFrame.w - left * 2 - gap * (objects.length - 1)) / objects.length;
  const height = (h / w) * width;
  const bottom = wall ? defaultBarTop - 34 : defaultBarTop;
  const roofTop = bottom - height - 116;
  const wallAndRoof = wall
    ? filledPath(wall.colour, `M16 ${roofTop + 80}h1168V${defaultBarTop}H16z`) +
      placeSvg(wall.roof, 0, roofTop, shareFrame.w, 84)
    : '';
  const row = objects.map((each, i) =>
    placeSvg(each, left + i * (width + gap), bottom - height, width, height),
  );
  const draw = () => wallAndRoof + row.join('');
  return (words) => pictureWithTitle({ ...words, sky, titleAt: 'top', draw });
}

/** Breaks a title at the least width that needs no more lines, so that the last line is not a single word. */
function balancedLines(title: string, width: number, size: number, most: number): string[] {
  let lines = wrapText(title, width, size, most);
  for (let measure = width; measure > width / 3; measure -= size / 4) {
    const narrower = wrapText(title, measure, size, 20);
    if (narrower.length > lines.length || narrower.some((each) => each.endsWith('…'))) break;
    lines = narrower;
  }
  return lines;
}
