import { clamp } from '../../helpers/clamp';
import { createRandom } from '../../helpers/random';

export interface WindowPlanOptions {
  /** Rooms, rounded, from 1 to 1e9. Above `maxWindows`, a window has several. Default: `floors` × `columns`. */
  rooms?: number;
  floors?: number;
  columns?: number;
  /** Percent of the rooms that are sold, limited to 0 to 100. */
  occupancy: number;
  seed: number;
}

/** The most windows for a number of rooms. A house of given floors and columns may have more. */
export const maxWindows = 24;
/** The largest lit fraction of a window that is drawn as dark, because it could not be seen. */
const maxDarkFraction = 0.06;
/** A blind that is not closed is drawn at least this far open. */
const minDrawnFraction = 0.25;

/**
 * Returns a house's `windowCount`, `columns` (windows on each floor; the ground floor may have fewer), `floors` and
 * `roomsPerWindow`. For each window, `litFractions` has its lit part from 0 to 1, and `ranks` has its turn to light, from 0.
 * Equal `seed` and number of windows give equal turns.
 * - With `rooms` there are at most `maxWindows`. Without `rooms` there are `floors` × `columns` windows, by default one.
 * - Without `columns`, the windows are in 2 to 6 columns. At most one window is partly lit.
 * - A lit part up to `maxDarkFraction` becomes 0. A larger one is at least `minDrawnFraction`.
 */
export function planWindows(options: WindowPlanOptions) {
  const { floors: givenFloors = 1, columns: givenColumns = 1 } = options;
  const rooms = Math.round(clamp(options.rooms ?? givenFloors * givenColumns, 1, 1e9));
  const roomsPerWindow = options.rooms === undefined ? 1 : Math.ceil(rooms / maxWindows);
  const windowCount = Math.ceil(rooms / roomsPerWindow);
  const columns = options.columns ?? clamp(Math.ceil(Math.sqrt(windowCount * 1.15)), 2, 6);
  const floors = Math.ceil(windowCount / columns);
  const sold = (clamp(options.occupancy, 0, 100) / 100) * windowCount;
  const full = Math.floor(sold + 1e-6);
  const fraction = Math.max(0, sold - full);
  const litFractions = Array.from({ length: windowCount }, () => 0);
  const ranks = [...litFractions];
  lightingOrder(windowCount, options.seed).forEach((window, rank) => {
    ranks[window] = rank;
    if (rank < full) litFractions[window] = 1;
    else if (rank === full && fraction > maxDarkFraction)
      litFractions[window] = Math.max(minDrawnFraction, fraction);
  });
  return { windowCount, columns, floors, roomsPerWindow, litFractions, ranks };
}

/** Returns the window numbers 0 to `count` - 1 in the shuffled order in which they light. Equal arguments give equal orders. */
export function lightingOrder(count: number, seed: number): number[] {
  const random = createRandom(seed * 97 + 13);
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? j, order[i] ?? i];
  }
  return order;
}
