import { randomGuest } from '../kit/guests';
import { random } from '../kit/random';
import { layOutHouse } from './house-grid';
import { houseRoofs } from './house-roof';
import { type HouseInk, type HouseStyle, houseInk } from './house-style';
import { darkWindows, frontDoorway, houseStep, houseWall } from './house-trim';
import { type LitWindow, lightWindows } from './lit-windows';
import { planWindows, type WindowPlanOptions } from './window-plan';

export interface FacadeOptions extends WindowPlanOptions {
  /** Prefix of the ids that the house refers to. Its lights are invisible outside a `pictureWithWindows` of the same id. */
  id: string;
  /** Default: `hill`. */
  style?: HouseStyle;
  /** Colours instead of those of the style. */
  palette?: Partial<HouseInk>;
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
 * Draws a house: each window represents a room or several, and the share of lit windows is the occupancy (0 to 100 %, default:
 * 70; NaN: 0). Returns `svg`, shapes for `onGround` without an <svg>; its size `w` by `h`; `base`, the distance from its top to
 * the ground; `windows`, their number, and `lit`, the number of lit ones, with a fraction for a partly sold one; `per`, rooms
 * per window; `grid` of `layOutHouse`. Its lights are visible only in a `pictureWithWindows` of the same `id`.
 */
export function facade(options: FacadeOptions) {
  const { id, style = 'hill', palette, cellWidth = 30, cellHeight = 40, seed = 7, animated } = options;
  const plan = planWindows({ ...options, occupancy: options.occupancy ?? 70, seed });
  const inks = houseInk(style, palette);
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
  return { svg, w: grid.w, h: base + 1, base, windows: plan.windows, lit: plan.lit, per: plan.per, grid };
}
