import type { HotelFigures } from './hotel-figures';
import { type Projection, projectRevenue } from './projection';
import { percentOf } from './safe-number';

export type BetterYear = {
  /** The year after the change. */
  readonly better: Projection;
  /** Rupees a year more than today, negative for less; null if either total is too large to count. */
  readonly gain: number | null;
  /** The gain as percent of today; null if `gain` is null, today's total is 0 or less, or the percentage is too large. */
  readonly gainPercent: number | null;
};

/**
 * Returns the year with `occupancyPoints` added to each occupancy and each price raised by `pricePercent`, and what it gains.
 * An occupancy rises to 100 at most, or not at all if it is above 100 today. Negative changes lower the figures, also below 0.
 */
export function betterYear(
  figures: HotelFigures,
  change: { readonly occupancyPoints: number; readonly pricePercent: number },
): BetterYear {
  const better = projectRevenue({
    ...figures,
    roomTypes: figures.roomTypes.map((room) => ({
      ...room,
      occupancyRate: Math.min(Math.max(100, room.occupancyRate), room.occupancyRate + change.occupancyPoints),
      averagePrice: room.averagePrice * (1 + change.pricePercent / 100),
    })),
  });
  const now = projectRevenue(figures).totalAnnualRevenue;
  const then = better.totalAnnualRevenue;
  const gain = now === null || then === null ? null : then - now;
  return { better, gain, gainPercent: percentOf(gain, now) };
}
