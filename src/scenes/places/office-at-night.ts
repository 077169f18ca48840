import * as palette from '../../theme/palette';
import { silhouette } from '../kit/silhouettes';
import { archPath, filledPath, strokedPath, svgElement } from '../kit/svg';

/** Returns an <svg> of 332 by 434: an office window at night, from outside, and a person at the desk with a glass of chai. */
export function officeAtNight(): string {
  const shapes =
    filledPath(palette.blackNight, archPath(64, 30, 272, 392)) +
    filledPath(palette.lit, archPath(84, 50, 232, 352)) +
    filledPath(palette.onLit, 'M84 330h232v72H84z') +
    silhouette('chai', 118, 118, 7.6, palette.onLit) +
    filledPath(palette.onLit, 'M262 330v-92h6v92zM232 246q4-32 34-32t34 32z') +
    filledPath(palette.litSoft, 'M104 326q26-12 48 0 22-12 48 0v6h-96z') +
    strokedPath(palette.blackNight, 9, 'M200 50v352M84 172h232') +
    filledPath(palette.blackNight, 'M44 420h312v20H44z') +
    filledPath(palette.night, 'M60 440h280l-10 14H70z');
  return svgElement([34, 20, 332, 434], shapes);
}
