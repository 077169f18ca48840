import { createRandom } from '../../helpers/random';
import * as palette from '../../theme/palette';
import { hill, mistBand, oakPath } from '../kit/landscape';
import { filledPath, pathData, type Size, svgElement } from '../kit/svg';

/** Returns shapes, `w` by `h`, to draw behind the calculator's houses: hills, mist, trees, and ground 44 high, but no sky. */
export function streetLandscape(w: number, h: number): string {
  const area = { w, h };
  const random = createRandom(4);
  let oaks = '';
  for (let i = 0; i < w / 60; i++) oaks += oakPath(random() * w, h - 40, 0.8 + random() * 0.5);
  return (
    hill(area, { y: h * 0.44, swell: 36, seed: 21, colour: palette.mist[1] }) +
    mistBand(-20, h * 0.47, w * 0.36, 8) +
    hill(area, { y: h * 0.56, swell: 30, seed: 8, colour: palette.mist[2] }) +
    mistBand(w * 0.66, h * 0.58, w * 0.4, 8) +
    hill(area, { y: h * 0.7, swell: 20, seed: 34, colour: palette.mist[3] }) +
    filledPath(palette.mist[4], oaks) +
    filledPath(palette.night, pathData`M0 ${h - 44}h${w}v44h${-w}z`)
  );
}

/** Returns an <svg> of hills without a sky. It fills an element of any ratio, which cuts off its top or both sides. */
export function toolsHills({ w, h }: Size): string {
  const area = { w, h };
  const oaks = Array.from({ length: Math.floor(w / 70) }, (_, i) =>
    oakPath((i * 137.5) % w, h - 2, 1.1 + (i % 3) * 0.35),
  );
  const shapes =
    hill(area, { y: h * 0.34, swell: 40, seed: 21, colour: palette.mist[1] }) +
    mistBand(-20, h * 0.4, w * 0.34, 10) +
    hill(area, { y: h * 0.5, swell: 34, seed: 8, colour: palette.mist[2] }) +
    mistBand(w * 0.6, h * 0.55, w * 0.4, 10) +
    hill(area, { y: h * 0.68, swell: 24, seed: 34, colour: palette.mist[3] }) +
    filledPath(palette.mist[4], oaks.join(''));
  return svgElement([0, 0, w, h], shapes, 'xMidYMax slice');
}
