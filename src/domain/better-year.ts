import type { CalculatorState } from './calculator';
import { type Projection, percentOf, projectRevenue } from './projection';

export type BetterYear = {
  readonly better: Projection;
  /** Rupees a year more than today, negative for less; null if either total is too large to count. */
  readonly gain: number | null;
  /** The gain as percent of today; null if `gain` is null or today earns nothing. */
  readonly gainPercent: number | null;
};

/**
 * Returns `better`, the year with `occupancyPoints` added to each room type's occupancy and prices raised by `pricePercent`,
 * `gain` in rupees over today (null: too large), and `gainPercent` (null, too, if today earns nothing). Occupancy rises to 100
 * at most; one above 100 today does not rise. A negative change lowers its figure, also below 0.
 */
export function betterYear(
  state: CalculatorState,
  change: { readonly occupancyPoints: number; readonly pricePercent: number },
): BetterYear {
  const better = projectRevenue({
    ...state,
    roomTypes: state.roomTypes.map((room) => ({
      ...room,
      occupancyRate: Math.min(Math.max(100, room.occupancyRate), room.occupancyRate + change.occupancyPoints),
      averagePrice: room.averagePrice * (1 + change.pricePercent / 100),
    })),
  });
  const now = projectRevenue(state).totalAnnualRevenue;
  const then = better.totalAnnualRevenue;
  const gain = now === null || then === null ? null : then - now;
  return { better, gain, gainPercent: percentOf(gain, now) };
}
