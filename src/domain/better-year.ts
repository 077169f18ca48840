import type { CalculatorState } from './calculator';
import { type Projection, percentOf, projectRevenue } from './projection';

export type BetterYear = {
  readonly better: Projection;
  /** Rupees a year more than today; null if either total is too large to count. */
  readonly gain: number | null;
  /** The gain as percent of today; null if today earns nothing. */
  readonly gainPercent: number | null;
};

/**
 * Projects the hotel with `occupancyPoints` more points of occupancy (up to 100; one above 100 stays) and prices raised
 * by `pricePercent`. Returns it with its gain over today, null if a total is too large to count.
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
