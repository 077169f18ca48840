import { createRandom } from '../../helpers/random';
import * as palette from '../../theme/palette';
import { filledPath, pathData, placeGroup, type Size, strokedPath, svgNumber } from './svg';

interface HillShape {
  y: number;
  swell: number;
  seed: number;
  colour: string;
  tilt?: number;
}

/**
 * Returns a <path> of hills across an area of `w` by `h`, filled down to its lower edge. Equal arguments give equal hills.
 * - `y` is the mean distance of the crest from the top.
 * - `swell` is about how far the crest goes up and down. `tilt` is how much higher its right end is.
 */
export function hill({ w, h }: Size, { y, swell, seed, colour, tilt = 0 }: HillShape): string {
  const random = createRandom(seed);
  const waves = Math.max(3, Math.round(w / 240));
  const level = (x: number) => y + tilt * (0.5 - x / w);
  let crest = pathData`M0 ${h}V${level(0) + (random() - 0.5) * swell}`;
  let from = 0;
  for (let i = 1; i <= waves; i++) {
    const to = (w * i) / waves;
    const control = level(to) + (random() - 0.5) * swell * 2;
    crest += pathData`S${from + (to - from) * 0.5} ${control} ${to} ${control + (random() - 0.5) * swell * 0.4}`;
    from = to;
  }
  return filledPath(colour, pathData`${crest}V${h}z`);
}

/**
 * Returns a <path> of mist: three bars with round ends, each `h` high, one below the other. The middle bar is the longest. It
 * is `w` wide, and its top left is at (x, y). `w` must be at least 2.4 times `h`.
 */
export function mistBand(
  x: number,
  y: number,
  w: number,
  h: number,
  { colour = palette.canvas, opacity = 0.55 }: { colour?: string; opacity?: number } = {},
): string {
  const bar = (left: number, top: number, width: number) =>
    pathData`M${left + h / 2} ${top}h${width - h}a${h / 2} ${h / 2} 0 0 1 0 ${h}h${h - width}a${h / 2} ${h / 2} 0 0 1 0 ${-h}z`;
  const bars = bar(x + w * 0.2, y - h, w * 0.42) + bar(x, y, w) + bar(x + w * 0.34, y + h, w * 0.52);
  return filledPath(colour, bars, opacity);
}

const palm =
  'M-1.5 0q1-30 4-52h2.5q-3 24-3 52zm5.5-52q-8-12-20-6 10 0 20 8zm0 0q8-13 21-6-11 0-21 8zm0 0q-13-4-18 8 8-7 18-6zm0 0q13-3 18 9-8-8-18-7zm0 0q-3-12 3-18 4 8-1 18z';
const oak = 'M-1 0v-16h2v16zm1-58q9 14 8 28t-8 18q-7-4-8-18t8-28z';
const banana = 'M0 0q-4-20-18-24 14-2 19 12-1-18-9-28 14 6 12 28 4-18 16-20-12 10-14 32z';

/**
 * Returns the path data of `shape`, moved to (x, y) and scaled.
 * - `shape` must begin with M. After it there may only be relative commands (lower case), without arcs.
 * - The scale is rounded to tenths, at least 0.1. So trees of similar size have the same text, which compresses well.
 */
export function placePath(shape: string, x: number, y: number, scale: number): string {
  const size = Math.max(0.1, Math.round(scale * 10) / 10);
  const start = [x, y];
  return shape.replace(/([a-z]?) ?(-?\d*\.?\d+)/gi, (_, letter: string, value: string) => {
    const written = svgNumber(Number(value) * size + (start.shift() ?? 0));
    return letter || written.startsWith('-') ? letter + written : ` ${written}`;
  });
}

/** Returns path data of a coconut palm with its foot at (x, y), 70 high at scale 1. `placePath` rounds the scale. */
export const palmPath = (x: number, y: number, scale: number): string => placePath(palm, x, y, scale);
/** Returns path data of a silver oak with its foot at (x, y), 58 high at scale 1. `placePath` rounds the scale. */
export const oakPath = (x: number, y: number, scale: number): string => placePath(oak, x, y, scale);
/** Returns path data of a banana plant with its foot at (x, y), 40 high at scale 1. `placePath` rounds the scale. */
export const bananaPath = (x: number, y: number, scale: number): string => placePath(banana, x, y, scale);

/** Returns a <path> of a distant bird, 16 wide at scale 1. Its left wing tip is at (x, y). */
export function bird(x: number, y: number, scale: number): string {
  const wings = pathData`M${x} ${y}q${4 * scale} ${-4 * scale} ${8 * scale} 0q${4 * scale} ${-4 * scale} ${8 * scale} 0`;
  return strokedPath(palette.mist[4], 1.6 * scale, wings, 'stroke-linecap="round"');
}

/** Returns a <path> of `rows` rows of tea plants, 13 apart, across the width `w` from `y` down. Returns '' for 0 rows. */
export function teaPlants(w: number, y: number, rows: number, colour: string): string {
  const data = Array.from(
    { length: rows },
    (_, i) => pathData`M-20 ${y + i * 13}q${w * 0.25} ${-14 - i * 2} ${w * 0.52} ${i}t${w * 0.54} -6`,
  );
  return strokedPath(colour, 5, data.join(''), 'stroke-dasharray="13 5" stroke-linecap="round"');
}

/** Returns a <g> with a scaled house of `drawHouse` or `hundredHouse`. Its left wall is at `x`, its ground at y = `groundY`. */
export function placeHouse(
  house: { svg: string; groundY: number },
  x: number,
  groundY: number,
  scale: number,
): string {
  return placeGroup(x, groundY - house.groundY * scale, scale, house.svg);
}
