import * as ink from '../../theme/palette';
import { type Building, facade } from '../houses/facade';
import type { HouseStyle } from '../houses/house-style';
import { hill, mistBand, oak, onGround } from '../kit/landscape';
import { d, disc, type Frame, fill, group } from '../kit/svg';

type ValleyFrame = Frame & { x: number; y: number; isWide: boolean };

/**
 * Returns shapes of hotels in a valley at dusk, most windows dark, with the top left corner (x, y). `isWide` gives houses of
 * twice the size. The caller clips the shapes to `w` by `h`, and puts them into a `pictureWithWindows` of the same `id`. Else
 * no window is lit.
 */
export function officeValley({ id, x, y, w, h, isWide }: ValleyFrame): string {
  const field = { w, h };
  const unit = isWide ? 1 : 0.46;
  const placeIn = (house: Building, fx: number, fy: number, scale: number) =>
    onGround(house, x + w * fx, y + h * fy, scale * (isWide ? 1 : 0.5));
  const build = (style: HouseStyle, floors: number, columns: number, occupancy: number, seed: number) =>
    facade({ id, style, floors, columns, occupancy, seed });
  const oaks = [0.03, 0.09, 0.16, 0.42, 0.47, 0.8, 0.83, 0.97].map((f, i) =>
    oak(w * f, h * 0.95 + (i % 3) * 4, (1.2 + (i % 3) * 0.35) * unit * 1.1),
  );
  const far =
    fill('#C3D6CD', d`M0 0h${w}v${h}H0z`) +
    fill(ink.sky, d`M0 0h${w}v${h * 0.34}H0z`) +
    disc(ink.disc, w * 0.2, h * 0.3, 46 * unit) +
    hill(field, { y: h * 0.42, swell: 36 * unit, seed: 5, colour: ink.mist[1] }) +
    mistBand(w * 0.46, h * 0.4, w * 0.42, 11 * unit, ink.surface, 0.8) +
    hill(field, { y: h * 0.55, swell: 34 * unit, seed: 9, colour: ink.mist[2] });
  const middle =
    hill(field, { y: h * 0.68, swell: 26 * unit, seed: 14, colour: ink.mist[3] }) +
    mistBand(w * 0.02, h * 0.7, w * 0.3, 9 * unit, ink.canvas, 0.6);
  const near =
    hill(field, { y: h * 0.87, swell: 14 * unit, seed: 24, colour: ink.mist[5] }) +
    fill(ink.mist[6], oaks.join('')) +
    hill(field, { y: h * 0.96, swell: 6 * unit, seed: 3, colour: ink.mist[6] });
  return (
    group(x, y, 1, far) +
    placeIn(build('hill', 2, 4, 38, 4), 0.04, 0.64, 0.82) +
    placeIn(build('town', 4, 3, 30, 8), 0.72, 0.64, 0.66) +
    placeIn(build('haveli', 2, 4, 50, 5), 0.42, 0.63, 0.62) +
    group(x, y, 1, middle) +
    placeIn(build('lodge', 1, 3, 67, 6), 0.23, 0.83, 0.84) +
    placeIn(build('hill', 3, 5, 40, 13), 0.5, 0.86, 0.98) +
    placeIn(build('town', 2, 4, 25, 16), 0.845, 0.83, 0.8) +
    group(x, y, 1, near)
  );
}
