import { createRandom } from '../../helpers/random';
import { randomSilhouette } from '../kit/silhouettes';
import { type HouseColours, type HouseStyle, houseColours } from './house-style';
import { planWindows, type WindowPlanOptions } from './window-plan';

export interface HouseOptions extends WindowPlanOptions {
  /** Default: `hill`. */
  style?: HouseStyle;
  /** Default: those of the style. */
  colours?: HouseColours;
  /** The size of a window with the wall around it. Default: 30 by 40. */
  cellWidth?: number;
  cellHeight?: number;
}

export type PlannedHouse = ReturnType<typeof planHouse>;

const roofHeight = { hill: 46, town: 30, haveli: 34, lodge: 44 } as const;

/**
 * Returns the measures of a house with a window for each room, without its shapes.
 * - `rooms` is limited to 1 to 1e9. Above 24 rooms, one window means several.
 * - With `rooms`, `floors` is ignored, and without `columns` the windows are in 2 to 6 columns.
 * - Without `rooms` there are `floors` × `columns` windows. `columns` must be at least 1; 0 throws.
 * - `occupancy` is limited to 0 to 100.
 */
export function planHouse(options: HouseOptions) {
  const { style = 'hill', colours = houseColours[style], cellWidth = 30, cellHeight = 40, seed } = options;
  const { columns, floors, windowCount, roomsPerWindow, litFractions, ranks } = planWindows(options);
  const paneWidth = Math.round(cellWidth * 6.2) / 10;
  const firstX = 10 + (cellWidth - paneWidth) / 2;
  const top = roofHeight[style];
  const wallHeight = floors * cellHeight + 22;
  const stiltHeight = style === 'lodge' ? 20 : 0;
  const groundY = top + wallHeight + 3 + stiltHeight;
  const yOf = (floor: number) => top + 12 + floor * cellHeight;
  // The ground floor may have fewer windows. Then there is a door in its middle.
  const gap = columns * floors - windowCount;
  const left = Math.floor((columns - gap) / 2);
  const windowRows = Array.from({ length: floors }, (_, floor) => {
    const row = (from: number, count: number) => ({ x: firstX + from * cellWidth, y: yOf(floor), count });
    if (gap === 0 || floor < floors - 1) return [row(0, columns)];
    return [row(0, left), row(left + gap, columns - gap - left)].filter(({ count }) => count > 0);
  }).flat();
  const corners = windowRows.flatMap(({ x, y, count }) =>
    Array.from({ length: count }, (_, i) => ({ x: x + i * cellWidth, y })),
  );
  const random = createRandom(seed * 31 + 5);
  return {
    style,
    colours,
    columns,
    roomsPerWindow,
    /** The width of the wall. The roof is wider. */
    width: columns * cellWidth + 20,
    height: groundY + 1,
    /** The y of the ground. The top of the house is at 0. */
    groundY,
    /** The y at which the wall begins below the roof. */
    top,
    wallHeight,
    /** The height of its stilts, or 0 if it has none. */
    stiltHeight,
    cellWidth,
    paneWidth,
    paneHeight: Math.round(cellHeight * (style === 'town' ? 5.2 : 6.4)) / 10,
    /** Whether each window ends in an arch with cusps. */
    isCusped: style === 'haveli',
    /** The rows of windows without a gap. Each has the corner of its first window and its number of windows. */
    windowRows,
    /** Each window by its top left corner, floor by floor from the top. Its `silhouette` is undefined without a guest. */
    windows: corners.map((corner, i) => ({
      ...corner,
      litFraction: litFractions[i] ?? 0,
      rank: ranks[i] ?? 0,
      silhouette: randomSilhouette(random),
      hasAirCooler: style === 'town' && random() < 0.3,
    })),
    /** The corner and the width of the door, or undefined if the ground floor has no gap for one. */
    door: gap > 0 ? { x: 14 + left * cellWidth, y: yOf(floors - 1), width: gap * cellWidth - 8 } : undefined,
  };
}
