import { randomGuest } from '../kit/guests';
import { random } from '../kit/random';
import { layOutHouse } from './house-grid';
import { houseRoofs } from './house-roof';
import { type HouseInk, type HouseStyle, houseInks } from './house-style';
import { darkWindows, frontDoorway, houseStep, houseWall } from './house-trim';
import { type LitWindow, lightWindows } from './lit-windows';
import { planWindows, type WindowPlanOptions } from './window-plan';

export interface FacadeOptions extends WindowPlanOptions {
  /** Prefix of the ids that the house refers to. Its lights are invisible outside a `pictureWithWindows` of the same id. */
  id: string;
  /** Default: `hill`. */
  style?: HouseStyle;
  /** Default: those of the style. */
  inks?: HouseInk;
  /** Width (default: 30) and height (default: 40) of a window with the wall around it. */
  cellWidth?: number;
  cellHeight?: number;
  /** The lights go on one by one when the picture appears (class `on`). */
  animated?: boolean;
}

/** Returns the `random` of a house: a function whose numbers, 0 to below 1, decide on the guests and air coolers of windows. */
export const houseRandom = (seed: number): (() => number) => random(seed * 31 + 5);

export type Building = ReturnType<typeof facade>;

/**
 * Draws a house: a window for each of `rooms` (default: `floors` by `columns`), above 24 `rooms` one for several. `occupancy`:
 * percent of lit windows (NaN: 0; outside 0 to 100: the nearer limit). Returns `svg`, shapes for `onGround`; its
 * size `w` by `h`; `base`, from its top to the ground; `windows`, their number; `lit`, the exact number of lit ones (7.2);
 * `roomsPerWindow`; `grid` of `layOutHouse`. Lights are visible only in a `pictureWithWindows` of this `id`.
 */
export function facade(options: FacadeOptions) {
  const { id, style = 'hill', cellWidth = 30, cellHeight = 40, seed, animated } = options;
  const { inks = houseInks[style] } = options;
  const plan = planWindows(options);
  const grid = layOutHouse(style, plan, cellWidth, cellHeight);
  const next = houseRandom(seed);
  const boxes: { x: number; y: number }[] = [];
  const windows = grid.windows.map(({ x, y }, i): LitWindow => {
    const guest = randomGuest(next);
    if (style === 'town' && next() < 0.3) boxes.push({ x, y });
    return { x, y, litFraction: plan.litFractions[i] ?? 0, rank: plan.ranks[i] ?? 0, guest };
  });
  const panes = { id, width: grid.paneWidth, height: grid.paneHeight };
  const svg =
    houseRoofs[style](grid, inks) +
    houseWall(grid, inks, boxes) +
    darkWindows(grid, inks) +
    frontDoorway(grid, inks) +
    lightWindows(windows, { ...panes, cusped: style === 'haveli', animated }) +
    houseStep(grid, inks);
  const base = grid.top + grid.h + 3 + grid.stilts;
  return {
    svg,
    w: grid.w,
    h: base + 1,
    base,
    windows: plan.windows,
    lit: plan.lit,
    roomsPerWindow: plan.roomsPerWindow,
    grid,
  };
}
