import { lightingOrder } from '../kit/random';
import { clamp } from '../kit/svg';

export interface WindowPlanOptions {
  /** Rooms of the house, rounded, 1 to 1e9. Above 24, one window represents several. Without it, or NaN: floors by columns. */
  rooms?: number;
  floors?: number;
  columns?: number;
  /** Percent of the rooms that are sold. Outside 0 to 100: the nearer limit. NaN: 0. */
  occupancy: number;
  seed: number;
}

/** How many windows a house has, how they are arranged, and which of them are lit. */
export interface WindowPlan {
  windows: number;
  /** Windows on each floor. The ground floor may have fewer. */
  columns: number;
  floors: number;
  roomsPerWindow: number;
  /** For each window: 0 is dark, 1 is lit, a value between (from .25) is the share below a half-open blind. */
  litFractions: number[];
  /** For each window: its turn to light, from 0. The same for the same `seed` and number of windows. */
  ranks: number[];
}

/** The most windows for a number of rooms. A house of given floors and columns may have more. */
export const MOST_WINDOWS = 24;
/** A smaller part of a window is drawn as dark, because nobody could see it. */
const leastPart = 0.06;
/** A blind that is not closed is drawn at least this far open. */
const leastDrawn = 0.25;

/**
 * Returns the `windows`, `columns` and `floors` of a house, and for each window its lit part (`litFractions`, 0 to 1) and its
 * turn to light (`ranks`). With `rooms`, it has at most 24 windows, and `floors` is not used. Without `rooms` (or NaN), it
 * has `floors` times `columns` (default of each: 1). `occupancy`: percent, clamped. At most one window is partly lit: at least
 * .25, but 0 if its part is .06 or less.
 */
export function planWindows(options: WindowPlanOptions): WindowPlan {
  const { floors: givenFloors = 1, columns: givenColumns = 1 } = options;
  const rooms = Math.round(clamp(options.rooms, 1, 1e9, givenFloors * givenColumns));
  const roomsPerWindow = Number.isNaN(options.rooms ?? Number.NaN) ? 1 : Math.ceil(rooms / MOST_WINDOWS);
  const windows = Math.ceil(rooms / roomsPerWindow);
  const columns = options.columns ?? Math.max(2, Math.min(6, Math.ceil(Math.sqrt(windows * 1.15))));
  const floors = Math.ceil(windows / columns);
  const sold = (clamp(options.occupancy, 0, 100, 0) / 100) * windows;
  const full = Math.floor(sold + 1e-6);
  const part = Math.max(0, sold - full);
  const litFractions = Array.from({ length: windows }, () => 0);
  const ranks = [...litFractions];
  lightingOrder(windows, options.seed).forEach((window, rank) => {
    ranks[window] = rank;
    if (rank < full) litFractions[window] = 1;
    else if (rank === full && part > leastPart) litFractions[window] = Math.max(leastDrawn, part);
  });
  return { windows, columns, floors, roomsPerWindow, litFractions, ranks };
}
