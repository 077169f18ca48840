import type { HotelFigures } from './hotel-figures';
import { projectRevenue } from './projection';
import { percentOf } from './safe-number';

/**
 * Projects the year with `occupancyPoints` added to each occupancy and each price raised by `pricePercent`. No occupancy rises
 * above 100. Negative changes can lead below 0. Returns the new projection `better` and its `gain` over today in rupees, which
 * is null if a total is null. `gainPercent` is null also if too large, or if today's total is 0 or less.
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
