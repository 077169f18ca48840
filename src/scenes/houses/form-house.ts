import * as palette from '../../theme/palette';
import type { Silhouette } from '../kit/silhouettes';
import { filledPath, pathData, placeGroup, strokedPath, svgElement } from '../kit/svg';
import { litWindow, paneScale } from '../kit/windows';

const windowCount = 20;
const silhouetteOrder: Silhouette[] = ['chai', 'plant', 'fan', 'pair', 'cat', 'book'];

/**
 * Returns an <svg> of 690 by 66, without ids: a row of 20 windows above a form. A narrower element cuts off its right end.
 * - The first `lightCount` windows (0 to 6) have a light. A light is a <g>, and its --i is its place from 0.
 * - Page styles hide the lights that are off.
 */
export function formHouse(lightCount: number): string {
  const w = windowCount * 34 + 10;
  const scale = paneScale(20, 27);
  const dashedRow = (colour: string, width: number, dash: string, y: number, x: number) =>
    strokedPath(colour, width, pathData`M${x} ${y}H${w - 10}`, `stroke-dasharray="${dash}"`);
  const light = (name: Silhouette, i: number) =>
    placeGroup((12 + i * 34) / scale.x, 22 / scale.y, 1, litWindow(name), `style="--i:${i}"`);
  const shapes =
    filledPath(palette.wall, pathData`M0 0h${w}v66H0z`) +
    filledPath(palette.oxide, pathData`M0 0h${w}v10H0z`) +
    strokedPath(palette.oxideDark, 3, pathData`M0 10h${w}`) +
    dashedRow(palette.pane, 27, '20 14', 35.5, 12) +
    dashedRow(palette.wallLight, 27.1, '1 33', 35.5, 21.5) +
    dashedRow(palette.wallLight, 1, '20 14', 33.3, 12) +
    filledPath(palette.trim, pathData`M0 58h${w}v8H0z`) +
    `<g fill="${palette.lit}" transform="${scale.transform}">${silhouetteOrder.slice(0, lightCount).map(light).join('')}</g>`;
  return svgElement([0, 0, w, 66], shapes, 'xMinYMid slice');
}
