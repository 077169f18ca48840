import * as palette from '../../theme/palette';
import { type Silhouette, silhouette } from '../kit/silhouettes';
import { archPath, filledPath, strokedPath, svgElement } from '../kit/svg';

/** The silhouettes behind the shutters of the questions page, in their order. */
export const shutterSilhouettes: readonly Silhouette[] = ['chai', 'lamp', 'plant', 'pair', 'book', 'cat'];

/** Returns an <svg> of 146 by 134: a window with closed shutters, or with open ones and the silhouette `name` behind them. */
export function shutter(name?: Silhouette): string {
  const opening = filledPath(palette.indigoNight, archPath(40, 40, 70, 130));
  return svgElement([2, 36, 146, 134], opening + (name ? openShutters(name) : closedShutters));
}

function openShutters(name: Silhouette): string {
  const louvres =
    'M10 84l24 6M10 104l24 4M10 124l24 2M10 144h24M140 84l-24 6M140 104l-24 4M140 124l-24 2M140 144h-24';
  return (
    filledPath(palette.lit, archPath(46, 47, 58, 123)) +
    silhouette(name, 46, 96, 2.63, palette.onLitDark) +
    strokedPath(palette.onLitDark, 2, 'M75 47v123M46 100h58', 'opacity=".5"') +
    filledPath(palette.oxide, 'M38 78L6 64v106l32-8zM112 78l32-14v106l-32-8z') +
    strokedPath(palette.oxideDark, 4, louvres)
  );
}

const closedShutters =
  filledPath(palette.oxideDark, 'M45 170V76a30 30 0 0 1 28.5-30v124zM105 170V76a30 30 0 0 0-28.5-30v124z') +
  strokedPath(palette.oxideNight, 4, [82, 96, 110, 124, 138, 152].map((y) => `M50 ${y}h20m10 0h20`).join(''));
