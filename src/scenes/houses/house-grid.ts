import { pathData, strokedPath, svgNumber } from '../kit/svg';
import type { HouseStyle } from './house-style';
import type { WindowPlan } from './window-plan';

/** The measures of a house, in the units of its drawing. A cell is one window with the wall around it. */
export interface HouseGrid {
  style: HouseStyle;
  columns: number;
  wallWidth: number;
  wallHeight: number;
  /** The y at which the wall begins below the roof. */
  top: number;
  /** The height of its stilts, or 0 if it has none. */
  stiltHeight: number;
  cellWidth: number;
  paneWidth: number;
  paneHeight: number;
  /** The top left corner of each window, floor by floor from the top. */
  windows: { x: number; y: number }[];
  /** The rows of windows without a gap. Each has the corner of its first window and its number of windows. */
  windowRows: { x: number; y: number; count: number }[];
  /** The corner and the width of the door, or undefined if the ground floor has no gap for one. */
  door: { x: number; y: number; width: number } | undefined;
}

const roofHeight = { hill: 46, town: 30, haveli: 34, lodge: 44 } as const;

/** Returns the measures of a house with this plan. `cellWidth` and `cellHeight` include the wall around a window. */
export function layOutHouse(
  style: HouseStyle,
  plan: WindowPlan,
  cellWidth: number,
  cellHeight: number,
): HouseGrid {
  const { columns, floors } = plan;
  const paneWidth = Math.round(cellWidth * 6.2) / 10;
  const first = 10 + (cellWidth - paneWidth) / 2;
  const top = roofHeight[style];
  const windows: HouseGrid['windows'] = [];
  const windowRows: HouseGrid['windowRows'] = [];
  let door: HouseGrid['door'];
  for (let floor = 0; floor < floors; floor++) {
    const y = top + 12 + floor * cellHeight;
    const gap = floor === floors - 1 ? columns * floors - plan.windowCount : 0;
    const left = Math.floor((columns - gap) / 2);
    const addRow = (from: number, count: number) => {
      if (count > 0) windowRows.push({ x: first + from * cellWidth, y, count });
      for (let i = from; i < from + count; i++) windows.push({ x: first + i * cellWidth, y });
    };
    addRow(0, gap ? left : columns);
    if (!gap) continue;
    door = { x: 10 + left * cellWidth + 4, y, width: gap * cellWidth - 8 };
    addRow(left + gap, columns - gap - left);
  }
  return {
    style,
    columns,
    wallWidth: columns * cellWidth + 20,
    wallHeight: floors * cellHeight + 22,
    top,
    stiltHeight: style === 'lodge' ? 20 : 0,
    cellWidth,
    paneWidth,
    paneHeight: Math.round(cellHeight * (style === 'town' ? 5.2 : 6.4)) / 10,
    windows,
    windowRows,
    door,
  };
}

type Rectangle = [dx: number, dy: number, width: number, height: number];

/**
 * Returns one <path> with a rectangle for each window, or '' without windows. A rectangle begins (dx, dy) from the top left
 * corner of its window. `width` must be below `cellWidth`, because the path is a dashed line for each floor.
 */
export function windowRects(grid: HouseGrid, colour: string, [dx, dy, width, height]: Rectangle): string {
  const lines = grid.windowRows.map(
    ({ x, y, count }) => pathData`M${x + dx} ${y + dy + height / 2}h${(count - 1) * grid.cellWidth + width}`,
  );
  // Each floor is one thick line, and the dashes are its rectangles.
  const dashes = `${svgNumber(width)} ${svgNumber(grid.cellWidth - Number(svgNumber(width)))}`;
  return strokedPath(colour, height, lines.join(''), `stroke-dasharray="${dashes}"`);
}
