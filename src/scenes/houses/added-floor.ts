import * as palette from '../../theme/palette';
import { type Frame, filledPath, pathData, strokedPath, svgElement } from '../kit/svg';
import { type HouseWindow, lightWindows, pictureWithWindows } from '../kit/windows';

const silhouetteOrder = [
  'pair',
  'lamp',
  'chai',
  'curtain',
  'plant',
  'fan',
  'book',
  'cat',
  'bag',
  'jump',
] as const;
const darkBelow = new Set([1, 5, 8, 11, 13, 14, 17, 20, 22, 24, 28]);
const [paneWidth, paneHeight] = [27, 46];
const columns = 10;

/**
 * Returns an <svg> of 452 by 434: a house with a new, lit top floor. The last window of this floor is blue. It is the
 * agency's share of the growth. `id` is the prefix of all ids in the <svg>.
 */
export function addedFloor({ id }: Pick<Frame, 'id'>): string {
  const growth: HouseWindow[] = [];
  const baseline: HouseWindow[] = [];
  let dark = '';
  let bars = '';
  for (let i = 0; i < columns - 1; i++) growth.push({ x: columnX(i), y: 92, silhouette: silhouetteOrder[i] });
  for (let i = 0; i < 3 * columns; i++) {
    const [floor, column] = [Math.floor(i / columns), i % columns];
    const [x, y] = [columnX(column), 184 + floor * 82];
    if (darkBelow.has(i)) {
      dark += panePath(x, y);
      bars += paneBarsPath(x, y);
    } else {
      baseline.push({ x, y, silhouette: silhouetteOrder[(floor * 5 + column * 3) % silhouetteOrder.length] });
    }
  }
  const agencyX = columnX(columns - 1);
  const size = { id, width: paneWidth, height: paneHeight };
  const shapes =
    filledPath(palette.oxide, 'M4 72L62 8h324l60 64z') +
    strokedPath(palette.oxideDark, 3, 'M30 44h389M47 26h355M18 58h413') +
    filledPath(palette.wallLight, 'M18 72h396v86H18z') +
    filledPath(palette.nightLight, 'M18 158h396v270H18z') +
    filledPath(palette.pane, `M8 152h416v9H8zM2 424h428v8H2z${dark}`) +
    strokedPath(palette.wall, 1.9, bars) +
    lightWindows(growth, size) +
    lightWindows(baseline, { ...size, colour: palette.litBefore }) +
    filledPath(palette.indigo, panePath(agencyX, 92)) +
    strokedPath(palette.indigoTint, 2.5, paneBarsPath(agencyX, 92));
  return pictureWithWindows(id, [-2, 0, 452, 434], shapes);
}

function columnX(column: number): number {
  return 31 + column * 38;
}

function panePath(x: number, y: number): string {
  return pathData`M${x} ${y}h${paneWidth}v${paneHeight}h${-paneWidth}z`;
}

function paneBarsPath(x: number, y: number): string {
  return pathData`M${x + paneWidth / 2} ${y}v${paneHeight}M${x} ${y + 19}h${paneWidth}`;
}

const legendColours = {
  baseline: { light: palette.litBefore, bars: palette.wall },
  growth: { light: palette.lit, bars: palette.onLit },
  agency: { light: palette.indigo, bars: palette.indigoTint },
} as const;

/** Returns an <svg> of 30 by 40, of one window: sold before (`baseline`), newly sold (`growth`), Kitaki's share (`agency`). */
export function addedFloorLegend(part: 'baseline' | 'growth' | 'agency'): string {
  const { light, bars } = legendColours[part];
  const shapes = filledPath(light, 'M0 0h30v40H0z') + strokedPath(bars, 2, 'M15 0v40M0 17h30');
  return svgElement([0, 0, 30, 40], shapes);
}
