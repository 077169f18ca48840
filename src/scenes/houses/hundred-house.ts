import { clamp } from '../../helpers/clamp';
import { createRandom } from '../../helpers/random';
import * as palette from '../../theme/palette';
import { randomSilhouette } from '../kit/silhouettes';
import { filledPath, pathData, strokedPath } from '../kit/svg';
import { type HouseWindow, lightWindows, pictureWithWindows } from '../kit/windows';
import { lightingOrder } from './window-plan';

interface HundredOptions {
  id: string;
  crossedOut: number;
  /** Windows in a row. 20 give five floors, and 10 give ten floors. Default: 20. */
  columns?: 10 | 20;
}

const seed = 3;

/**
 * Returns a hotel with 100 windows for `placeHouse`. The lights need a `pictureWithWindows` of the same `id`.
 * - `crossedOut` windows, limited to 0 to 100, are red and crossed out, always the same ones. The others are lit.
 * - A fraction makes a part of one more window red, without a cross.
 * - `svg` are the shapes, `width` is that of the wall without the eaves. The top is at y = 0, the ground at y = `groundY`.
 */
export function hundredHouse(options: HundredOptions) {
  const { id, columns = 20 } = options;
  const crossedOut = clamp(options.crossedOut, 0, 100);
  const w = columns * 30 + 24;
  const h = (100 / columns) * 38 + 24;
  const order = lightingOrder(100, seed);
  const random = createRandom(seed);
  const lit: HouseWindow[] = [];
  let [red, crosses, part] = ['', '', ''];
  for (let i = 0; i < 100; i++) {
    const x = 17.5 + (i % columns) * 30;
    const y = 58 + Math.floor(i / columns) * 38;
    const silhouette = randomSilhouette(random, 0.6);
    // `order.indexOf(i)` windows are crossed out before this one.
    const redPart = clamp(crossedOut - order.indexOf(i), 0, 1);
    if (redPart === 1) {
      red += pathData`M${x} ${y}h19v25h-19z`;
      crosses += pathData`M${x + 5} ${y + 7.5}l9 10m0-10l-9 10`;
      continue;
    }
    lit.push({ x, y, silhouette });
    if (redPart > 0) part = pathData`M${x} ${y}h${19 * redPart}v25h${-19 * redPart}z`;
  }
  const roofTiles = pathData`M-14 46L40 6h${w - 80}L${w + 14} 46M22 20h${w - 44}M4 33h${w - 8}`;
  const svg =
    filledPath(palette.oxideDark, pathData`M-14 46L40 6h${w - 80}L${w + 14} 46z`) +
    strokedPath(palette.oxide, 2, roofTiles) +
    filledPath(palette.indigoDark, pathData`M0 44h${w}v${h}H0z`) +
    filledPath(palette.otaRed, red) +
    strokedPath(palette.white, 1.8, crosses) +
    lightWindows(lit, { id, width: 19, height: 25 }) +
    filledPath(palette.otaRed, part);
  return { svg, width: w, groundY: 44 + h };
}

/**
 * Returns `hundredHouse` as an <svg> of 664 by 258, or of 364 by 448 with 10 columns. Of its 100 windows, `crossedOut` are red
 * and crossed out, the others are lit. `id` is the prefix of its ids, unique on the page.
 */
export function hundredHousePicture(options: HundredOptions): string {
  const house = hundredHouse(options);
  return pictureWithWindows(options.id, [-20, 0, house.width + 40, house.groundY], house.svg);
}
