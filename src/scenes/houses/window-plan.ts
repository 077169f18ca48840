import { lightingOrder } from '../kit/random';
import { within } from '../kit/svg';

export interface WindowPlanOptions {
  /** Rooms of the house, 1 to 1e9; above `max` one window stands for several. Wins over floors by columns. */
  rooms?: number;
  floors?: number;
  columns?: number;
  /** Percent of the rooms that are sold, held between 0 and 100 for drawing only. */
  occupancy?: number;
  seed?: number;
  /** Most windows a house may have. */
  max?: number;
}

export interface WindowPlan {
  windows: number;
  columns: number;
  floors: number;
  /** Places of the ground floor taken by the door instead of windows. */
  blanks: number;
  /** Rooms each window stands for. */
  per: number;
  /** Lit windows, with the part of a window that is part sold. */
  lit: number;
  /** How far each window is lit: 0 dark, 1 lit, between them a blind half drawn. */
  states: number[];
  /** The turn of each window in the lighting order. */
  ranks: number[];
}

/** A blind raised less than this cannot be seen, so it stays down. */
const leastPart = 0.06;
/** A blind that is up at all is drawn at least this far up. */
const leastDrawn = 0.25;

/** Which windows a house has and which of them are lit. */
export function planWindows(options: WindowPlanOptions): WindowPlan {
  const max = Math.floor(within(options.max, 1, 400, 24));
  const givenColumns = options.columns === undefined ? 0 : Math.floor(within(options.columns, 1, 24, 4));
  const givenFloors = options.floors === undefined ? 0 : Math.floor(within(options.floors, 1, 24, 3));
  const rooms =
    options.rooms === undefined
      ? givenFloors * givenColumns || 12
      : Math.round(within(options.rooms, 1, 1e9, 1));
  const per = options.rooms === undefined ? 1 : Math.ceil(rooms / max);
  const windows = Math.ceil(rooms / per);
  const columns = givenColumns || Math.max(2, Math.min(6, Math.ceil(Math.sqrt(windows * 1.15))));
  const floors = Math.ceil(windows / columns);
  const sold = (within(options.occupancy, 0, 100, 0) / 100) * windows;
  const full = Math.floor(sold + 1e-6);
  const part = Math.max(0, sold - full);
  const states = Array.from({ length: windows }, () => 0);
  const ranks = [...states];
  lightingOrder(windows, options.seed ?? 7).forEach((window, rank) => {
    ranks[window] = rank;
    if (rank < full) states[window] = 1;
    else if (rank === full && part > leastPart) states[window] = Math.max(leastDrawn, part);
  });
  const blanks = columns * floors - windows;
  return { windows, columns, floors, blanks, per, lit: full + part, states, ranks };
}
