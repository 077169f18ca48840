import type { HotelFigures } from './hotel-figures';
import { projectRevenue } from './projection';
import { percentOf } from './safe-number';

/**
 * Returns the projection `better` of a year with `occupancyPoints` added to each occupancy and each price raised by
 * `pricePercent`. `gain` is what it earns over today in rupees, or null if a total is null. `gainPercent` is null also if too
 * large, or if today's total is 0 or less. No occupancy rises above 100. Negative changes can lead below 0.
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
