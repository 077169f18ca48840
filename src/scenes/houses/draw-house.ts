import { createRandom } from '../../helpers/random';
import { randomSilhouette } from '../kit/silhouettes';
import { lightWindows, pictureWithWindows } from '../kit/windows';
import { type HouseGrid, layOutHouse } from './house-grid';
import { drawPlannedHouse } from './house-parts';
import { type HouseColours, type HouseStyle, houseColours } from './house-style';
import { maxWindows, planWindows, type WindowPlanOptions } from './window-plan';

export interface HouseOptions extends WindowPlanOptions {
  /** Prefix of the ids that the house refers to. */
  id: string;
  /** Default: `hill`. */
  style?: HouseStyle;
  /** Default: those of the style. */
  colours?: HouseColours;
  /** The size of a window with the wall around it. Default: 30 by 40. */
  cellWidth?: number;
  cellHeight?: number;
  /** The lights go on one by one when the picture appears (class `on`). */
  isAnimated?: boolean;
}

export type DrawnHouse = ReturnType<typeof drawHouse>;

/**
 * Returns the measures of a house with a window for each room, without its shapes.
 * - `rooms` is limited to 1 to 1e9. Above 24 rooms, one window means several.
 * - `occupancy` is limited to 0 to 100. `columns` must be at least 1.
 */
export function planHouse(options: Omit<HouseOptions, 'id' | 'isAnimated'>) {
  const { style = 'hill', colours = houseColours[style], cellWidth = 30, cellHeight = 40, seed } = options;
  const plan = planWindows(options);
  const grid = layOutHouse(style, plan, cellWidth, cellHeight);
  const random = createRandom(seed * 31 + 5);
  const airCoolers: HouseGrid['windows'] = [];
  const windows = grid.windows.map(({ x, y }, i) => {
    const silhouette = randomSilhouette(random);
    if (style === 'town' && random() < 0.3) airCoolers.push({ x, y });
    return { x, y, litFraction: plan.litFractions[i] ?? 0, rank: plan.ranks[i] ?? 0, silhouette };
  });
  const groundY = grid.top + grid.wallHeight + 3 + grid.stiltHeight;
  return {
    /** The width of the wall. The roof is wider. */
    width: grid.wallWidth,
    height: groundY + 1,
    /** The y of the ground. Its top is at 0. */
    groundY,
    plan,
    grid,
    /** The windows of `grid`, each with its silhouette, or undefined for none. */
    windows,
    /** The windows of `grid` that have an air cooler, if the style has them. */
    airCoolers,
    /** Whether each window ends in an arch with cusps. */
    isCusped: style === 'haveli',
    colours,
  };
}

/**
 * Returns the house of `planHouse` and its shapes with the lights (`svg`). The lights are visible only in a
 * `pictureWithWindows` of the same `id`.
 */
export function drawHouse({ id, isAnimated, ...options }: HouseOptions) {
  const house = planHouse(options);
  const { grid, windows, isCusped } = house;
  const panes = { width: grid.paneWidth, height: grid.paneHeight };
  return {
    ...house,
    svg: drawPlannedHouse(house, lightWindows(windows, { id, ...panes, isCusped, isAnimated })),
  };
}

/**
 * Returns an <svg> of a `hill` house at the foot of its element, with a view box as large as the house. `rooms` is the number
 * of its windows, rounded and limited to 1 to 24. `occupancy` is percent, limited to 0 to 100. Its ids begin with `id`.
 */
export function singleHouse(options: { id: string; rooms: number; occupancy: number }): string {
  const rooms = Math.min(maxWindows, options.rooms);
  const { svg, width, height } = drawHouse({ cellWidth: 32, cellHeight: 42, seed: 40, ...options, rooms });
  return pictureWithWindows(options.id, [-26, -6, width + 52, height + 6], svg, 'xMidYMax meet');
}
