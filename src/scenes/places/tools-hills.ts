import * as ink from '../../theme/palette';
import { hill, mistBand, oak } from '../kit/landscape';
import { fill, picture } from '../kit/svg';

/** Returns an <svg> of the hills behind the houses of the tools page. A phone shows the middle part. */
export function toolsHills({ w = 1440, h = 520 } = {}): string {
  const field = { w, h };
  const oaks = Array.from({ length: Math.floor(w / 70) }, (_, i) =>
    oak((i * 137.5) % w, h - 2, 1.1 + (i % 3) * 0.35),
  );
  const art =
    hill(field, { y: h * 0.34, swell: 40, seed: 21, colour: ink.mist[1] }) +
    mistBand(-20, h * 0.4, w * 0.34, 10) +
    hill(field, { y: h * 0.5, swell: 34, seed: 8, colour: ink.mist[2] }) +
    mistBand(w * 0.6, h * 0.55, w * 0.4, 10) +
    hill(field, { y: h * 0.68, swell: 24, seed: 34, colour: ink.mist[3] }) +
    fill(ink.mist[4], oaks.join(''));
  return picture([0, 0, w, h], art, 'xMidYMax slice');
}
