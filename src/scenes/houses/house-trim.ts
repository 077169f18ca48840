import * as palette from '../../theme/palette';
import { filledPath, pathData, strokedPath } from '../kit/svg';
import { cuspedPanePath, paneScale } from '../kit/windows';
import { type HouseGrid, windowRects } from './house-grid';
import type { HouseColours } from './house-style';

/**
 * Returns the wall of a house as SVG shapes, with the frames, ledges or stilts of its style, but without roof, panes and door.
 * `airCoolers` are the top left corners of the windows with an air cooler. Only the style `town` shows them.
 */
export function houseWall(grid: HouseGrid, colours: HouseColours, airCoolers: HouseGrid['windows']): string {
  const { style, wallWidth: w, wallHeight: h, top, paneWidth, paneHeight } = grid;
  const wall = filledPath(colours.wall, pathData`M0 ${top + (style === 'haveli' ? 6 : 3)}h${w}v${h}H0z`);
  if (style === 'lodge') return wall + stilts(grid, colours);
  const floorTops = [...new Set(grid.windowRows.map((row) => row.y))];
  if (style === 'haveli') {
    const ledges = floorTops.slice(1).map((y) => pathData`M0 ${y - 5}h${w}v2.2H0z`);
    return wall + filledPath(colours.trim, ledges.join(''));
  }
  if (style === 'town') {
    const coolers = airCoolers.map(({ x, y }) => pathData`M${x} ${y + paneHeight + 8}h9v5h-9z`);
    const ledges = floorTops.map((y) => pathData`M-3 ${y + paneHeight + 4.5}h${w + 6}v3.4h${-w - 6}z`);
    return (
      wall +
      filledPath(colours.trim, ledges.join('')) +
      windowRects(grid, colours.trim, [-2, -3, paneWidth + 4, 2.4]) +
      filledPath(colours.roof, coolers.join(''))
    );
  }
  const groundFloorY = floorTops.at(-1);
  const upper = { ...grid, windowRows: grid.windowRows.filter((row) => row.y !== groundFloorY) };
  const sills = windowRects(upper, colours.trim, [-5, paneHeight + 0.5, paneWidth + 10, 2.2]);
  return wall + windowRects(grid, colours.trim, [-4.2, 0, paneWidth + 8.4, paneHeight]) + sills;
}

/** Returns shapes of all windows, dark, with the bars of their frames. The caller draws `lightWindows` over them. */
export function darkWindows(grid: HouseGrid, colours: HouseColours): string {
  const { paneWidth, paneHeight } = grid;
  const panes =
    grid.style === 'haveli'
      ? cuspedPanes(grid, colours)
      : windowRects(grid, palette.pane, [0, 0, paneWidth, paneHeight]);
  const bar = Math.max(0.8, paneWidth * 0.05);
  return (
    panes +
    windowRects(grid, colours.wall, [(paneWidth - bar) / 2, 0, bar, paneHeight]) +
    windowRects(grid, colours.wall, [0, paneHeight * 0.42 - bar / 2, paneWidth, bar])
  );
}

/** Each window is drawn on a pane and scaled. Its frame is a stroke below the fill. */
function cuspedPanes(grid: HouseGrid, colours: HouseColours): string {
  const scale = paneScale(grid.paneWidth, grid.paneHeight);
  const heads = grid.windows.map(({ x, y }) => cuspedPanePath(x / scale.x, y / scale.y)).join('');
  return `<path transform="${scale.transform}" fill="${palette.pane}" stroke="${colours.trim}" stroke-width="3.5" paint-order="stroke" d="${heads}"/>`;
}

/** Returns shapes of the door between the windows of the ground floor, or '' if `grid.door` is undefined. */
export function frontDoorway(grid: HouseGrid, colours: HouseColours): string {
  if (!grid.door) return '';
  const { x, y, width: w } = grid.door;
  const foot = grid.top + grid.wallHeight + 3;
  return (
    filledPath(palette.pane, pathData`M${x} ${foot}V${y + 6}h${w}V${foot}z`) +
    filledPath(colours.trim, pathData`M${x + w / 2 - 8} ${foot}v-22h16v22z`) +
    filledPath(colours.roof, pathData`M${x - 4} ${y + 1}h${w + 8}v6h${-w - 8}z`)
  );
}

function stilts(
  { wallWidth: w, wallHeight: h, top, stiltHeight, columns }: HouseGrid,
  { trim }: HouseColours,
): string {
  const foot = top + h;
  const step = (w - 14) / columns;
  const legs = Array.from(
    { length: columns + 1 },
    (_, i) => pathData`M${7 + i * step} ${foot}v${stiltHeight + 4}`,
  );
  const braces = pathData`M7 ${foot + 2}L${7 + step} ${foot + stiltHeight}M${w - 7} ${foot + 2}L${w - 7 - step} ${foot + stiltHeight}`;
  return (
    strokedPath(trim, 3, legs.join('') + braces) +
    filledPath(trim, pathData`M-8 ${foot - 2}h${w + 16}v5h${-w - 16}z`)
  );
}

/** Returns the <path> of the step at the foot of the house, or '' for a house on stilts (style `lodge`), which has none. */
export function houseStep(
  { wallWidth: w, wallHeight: h, top, stiltHeight }: HouseGrid,
  { trim }: HouseColours,
): string {
  return stiltHeight ? '' : filledPath(trim, pathData`M-6 ${top + h}h${w + 12}v4h${-w - 12}z`);
}
