import * as palette from '../../theme/palette';
import type { Silhouette } from '../kit/silhouettes';
import { filledPath, placeGroup, strokedPath, svgElement } from '../kit/svg';
import { litWindow, paneScale } from '../kit/windows';

const silhouetteOrder: Silhouette[] = ['chai', 'plant', 'fan', 'pair', 'cat', 'book'];

/**
 * Returns an <svg> of 690 by 66, without ids: a row of 20 windows above a form. A narrower element cuts off its right end.
 * - The first `lightCount` windows (0 to 20) have a light. A light is a <g>, and its --i is its place from 0.
 * - Page styles hide the lights that are off.
 */
export function formHouse(lightCount: number): string {
  const scale = paneScale(20, 27);
  const light = (_: unknown, i: number) => {
    const window = litWindow(silhouetteOrder[i % silhouetteOrder.length]);
    return placeGroup((12 + i * 34) / scale.x, 22 / scale.y, 1, window, `style="--i:${i}"`);
  };
  const shapes =
    filledPath(palette.wall, 'M0 0h690v66H0z') +
    filledPath(palette.oxide, 'M0 0h690v10H0z') +
    strokedPath(palette.oxideDark, 3, 'M0 10h690') +
    strokedPath(palette.pane, 27, 'M12 35.5H680', 'stroke-dasharray="20 14"') +
    strokedPath(palette.wallLight, 27.1, 'M21.5 35.5H680', 'stroke-dasharray="1 33"') +
    strokedPath(palette.wallLight, 1, 'M12 33.3H680', 'stroke-dasharray="20 14"') +
    filledPath(palette.trim, 'M0 58h690v8H0z') +
    `<g fill="${palette.lit}" transform="${scale.transform}">${Array.from({ length: lightCount }, light).join('')}</g>`;
  return svgElement([0, 0, 690, 66], shapes, 'xMinYMid slice');
}
