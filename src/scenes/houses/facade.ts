import { type Cell, cellDefs, type Guest, guestAt } from '../kit/guests';
import { random } from '../kit/random';
import { within } from '../kit/svg';
import { layOutHouse } from './house-grid';
import { houseRoof } from './house-roof';
import { type HouseInk, type HouseStyle, houseInk } from './house-style';
import { darkWindows, frontDoorway, houseStep, houseWall } from './house-trim';
import { type LitWindow, lightWindows } from './lit-windows';
import { planWindows, type WindowPlanOptions } from './window-plan';

export interface FacadeOptions extends WindowPlanOptions {
  /** Prefix of the ids this house refers to; the picture it stands in must carry `defs(id, house)`. */
  id: string;
  style?: HouseStyle;
  palette?: Partial<HouseInk>;
  cellWidth?: number;
  cellHeight?: number;
  /** Lights come on in their order when the picture appears. */
  arrive?: boolean;
}

/** A drawn house, without an <svg> around it: place it with `place`. */
export interface Building {
  svg: string;
  w: number;
  h: number;
  /** The height of its ground line. */
  base: number;
  windows: number;
  /** Lit windows, with the part of a part-sold one. */
  lit: number;
  /** Rooms each window stands for. */
  per: number;
  /** The shared drawings it needs. */
  cells: readonly Cell[];
}

/** One building: each window is a room (or `per` rooms), and as many are lit as are sold. */
export function facade(options: FacadeOptions): Building {
  const { id, style = 'hill', palette, arrive = false } = options;
  const seed = options.seed ?? 7;
  const plan = planWindows({ ...options, occupancy: options.occupancy ?? 70, seed });
  const inks = houseInk(style, palette);
  const grid = layOutHouse(
    style,
    plan,
    within(options.cellWidth, 12, 120, 30),
    within(options.cellHeight, 16, 160, 40),
  );
  const next = random(seed * 31 + 5);
  const boxes: { x: number; y: number }[] = [];
  const windows = grid.windows.map(({ x, y }, i): LitWindow => {
    const guest: Guest | undefined = next() < 0.72 ? guestAt(Math.floor(next() * 10)) : undefined;
    if (style === 'town' && next() < 0.3) boxes.push({ x, y });
    return { x, y, state: plan.states[i] ?? 0, rank: plan.ranks[i] ?? 0, guest };
  });
  const light = lightWindows(windows, {
    id,
    width: grid.paneWidth,
    height: grid.paneHeight,
    cusped: style === 'haveli',
    arrive,
  });
  const svg =
    houseRoof(grid, inks) +
    houseWall(grid, inks, boxes) +
    darkWindows(grid, inks) +
    frontDoorway(grid, inks) +
    light.svg +
    houseStep(grid, inks);
  const base = grid.top + grid.h + 3 + grid.stilts;
  const { windows: count, lit, per } = plan;
  return { svg, w: grid.w, h: base + 1, base, windows: count, lit, per, cells: light.cells };
}

/** The shared drawings of all houses of one picture, once, at its beginning. */
export function defs(id: string, ...houses: readonly { cells: readonly Cell[] }[]): string {
  return cellDefs(
    id,
    houses.flatMap((house) => house.cells),
  );
}
