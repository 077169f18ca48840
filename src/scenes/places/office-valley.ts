import * as palette from '../../theme/palette';
import { drawHouse, type HouseOptions } from '../houses/draw-house';
import { hill, mistBand, oakPath, placeHouse } from '../kit/landscape';
import { disc, type Frame, filledPath, group, pathData } from '../kit/svg';

type ValleyFrame = Frame & { x: number; y: number; isWide: boolean };

/** A house with its place: `left` and `ground` are fractions of the width and the height of the valley. */
type PlacedHouse = Omit<HouseOptions, 'id'> & Record<'left' | 'ground' | 'scale', number>;

const farHouses: PlacedHouse[] = [
  { style: 'hill', floors: 2, columns: 4, occupancy: 38, seed: 4, left: 0.04, ground: 0.64, scale: 0.82 },
  { style: 'town', floors: 4, columns: 3, occupancy: 30, seed: 8, left: 0.72, ground: 0.64, scale: 0.66 },
  { style: 'haveli', floors: 2, columns: 4, occupancy: 50, seed: 5, left: 0.42, ground: 0.63, scale: 0.62 },
];
const nearHouses: PlacedHouse[] = [
  { style: 'lodge', floors: 1, columns: 3, occupancy: 67, seed: 6, left: 0.23, ground: 0.83, scale: 0.84 },
  { style: 'hill', floors: 3, columns: 5, occupancy: 40, seed: 13, left: 0.5, ground: 0.86, scale: 0.98 },
  { style: 'town', floors: 2, columns: 4, occupancy: 25, seed: 16, left: 0.845, ground: 0.83, scale: 0.8 },
];

/**
 * Returns shapes of a valley with hotels at dusk, most windows dark, from the top left corner (x, y). Clip them to `w` by `h`.
 * `isWide` doubles the size of the houses. The shapes belong into a `pictureWithWindows` with the same `id`. It adds the light
 * of the lit windows.
 */
export function officeValley({ id, x, y, w, h, isWide }: ValleyFrame): string {
  const area = { w, h };
  const unit = isWide ? 1 : 0.46;
  const place = ({ left, ground, scale, ...house }: PlacedHouse) =>
    placeHouse(drawHouse({ id, ...house }), x + w * left, y + h * ground, scale * (isWide ? 1 : 0.5));
  const oaks = [0.03, 0.09, 0.16, 0.42, 0.47, 0.8, 0.83, 0.97].map((fraction, i) =>
    oakPath(w * fraction, h * 0.95 + (i % 3) * 4, (1.2 + (i % 3) * 0.35) * unit * 1.1),
  );
  const far =
    filledPath('#C3D6CD', pathData`M0 0h${w}v${h}H0z`) +
    filledPath(palette.sky, pathData`M0 0h${w}v${h * 0.34}H0z`) +
    disc(palette.sun, w * 0.2, h * 0.3, 46 * unit) +
    hill(area, { y: h * 0.42, swell: 36 * unit, seed: 5, colour: palette.mist[1] }) +
    mistBand(w * 0.46, h * 0.4, w * 0.42, 11 * unit, { colour: palette.surface, opacity: 0.8 }) +
    hill(area, { y: h * 0.55, swell: 34 * unit, seed: 9, colour: palette.mist[2] });
  const middle =
    hill(area, { y: h * 0.68, swell: 26 * unit, seed: 14, colour: palette.mist[3] }) +
    mistBand(w * 0.02, h * 0.7, w * 0.3, 9 * unit, { opacity: 0.6 });
  const near =
    hill(area, { y: h * 0.87, swell: 14 * unit, seed: 24, colour: palette.mist[5] }) +
    filledPath(palette.mist[6], oaks.join('')) +
    hill(area, { y: h * 0.96, swell: 6 * unit, seed: 3, colour: palette.mist[6] });
  return (
    group(x, y, 1, far) +
    farHouses.map(place).join('') +
    group(x, y, 1, middle) +
    nearHouses.map(place).join('') +
    group(x, y, 1, near)
  );
}
