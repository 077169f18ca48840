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
    roomTypes: figures.roomTypes.map((roomType) => ({
      ...roomType,
      occupancyRate: Math.min(
        Math.max(100, roomType.occupancyRate),
        roomType.occupancyRate + change.occupancyPoints,
      ),
      averagePrice: roomType.averagePrice * (1 + change.pricePercent / 100),
    })),
  });
  const revenueToday = projectRevenue(figures).totalAnnualRevenue;
  const betterRevenue = better.totalAnnualRevenue;
  const gain = revenueToday === null || betterRevenue === null ? null : betterRevenue - revenueToday;
  return { better, gain, gainPercent: percentOf(gain, revenueToday) };
}
