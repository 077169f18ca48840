import type { HotelFigures } from './hotel-figures';
import { projectRevenue } from './projection';
import { percentOf } from './safe-number';

/**
 * Adds `occupancyPoints` to each occupancy and raises each price by `pricePercent`. Returns `better`, the projection of the new
 * year, and its gain over today, in rupees (`gain`) and percent. An occupancy rises to 100 at most; one above 100 does not
 * rise. Negative changes lower the figures, also below 0. `gain` is null if a total is null. `gainPercent` is null also if
 * it is too large, or if today's total is 0 or less.
 */
export function betterYear(
  figures: HotelFigures,
  change: { readonly occupancyPoints: number; readonly pricePercent: number },
) {
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
