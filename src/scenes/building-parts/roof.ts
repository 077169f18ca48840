import * as palette from '../../theme/palette';
import { filledPath, pathData, strokedPath, svgElement } from '../kit/svg';

/** Returns an <svg> of 1440 by 96: the roof across the services page. It stretches to fill an element of any ratio. */
export function houseFrontRoof(): string {
  const ribs = Array.from({ length: 24 }, (_, i) => pathData`M${60 + i * 57} 0L${i * 62.6} 96`);
  const shapes =
    filledPath(palette.oxide, 'M0 96V62L60 0h1320l60 62v34z') +
    strokedPath(palette.oxideDark, 3, 'M28 34h1384M0 66h1440') +
    strokedPath(palette.oxideDark, 2, ribs.join('')) +
    filledPath(palette.oxideDark, 'M0 88h1440v8H0z');
  return svgElement([0, 0, 1440, 96], shapes, 'none');
}

/** Returns an <svg> of 800 by 86: the roof above the list of saved requests. It stretches to fill an element of any ratio. */
export function leadsRoof(): string {
  const ribs = Array.from({ length: 13 }, (_, i) => pathData`M${100 + i * 50} 0L${46 + i * 59} 86`);
  const shapes =
    filledPath(palette.oxide, 'M0 86L70 0h660l70 86z') +
    strokedPath(palette.oxideDark, 3, 'M40 34h720M18 62h764') +
    strokedPath(palette.oxideDark, 2, ribs.join(''));
  return svgElement([0, 0, 800, 86], shapes, 'none');
}

/** Returns an <svg> of 460 by 84 that keeps its ratio: the roof above the floors of `sectionFloor`, as wide as they are. */
export function sectionRoof(): string {
  const tiles =
    'M130 12L56 84M170 12l-30 72M210 12l-8 72M250 12l8 72M290 12l30 72M330 12l74 72M69 30h322M46 48h368M23 66h414';
  const shapes =
    filledPath(palette.oxide, 'M0 84L92 12h276l92 72z') +
    strokedPath(palette.oxideDark, 3, tiles) +
    filledPath(palette.oxideDark, 'M86 6h288v10H86zM330 0h20v20h-20z');
  return svgElement([0, 0, 460, 84], shapes);
}
