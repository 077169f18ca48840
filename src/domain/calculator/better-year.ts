import type { HotelInput } from './hotel-input';
import { projectRevenue } from './projection';
import { percentOf } from './safe-number';

/**
 * Returns the projection `better` of a year with higher occupancies and prices, and what it earns over today in rupees (`gain`)
 * and in percent (`gainPercent`).
 * - No occupancy rises above 100. Negative changes can lead below 0.
 * - Both gains are null if a total is null. `gainPercent` also if too large, or if today earns 0 or less.
 */
export function betterYear(
  hotel: HotelInput,
  change: { readonly occupancyPoints: number; readonly pricePercent: number },
) {
  const better = projectRevenue({
    ...hotel,
    roomTypes: hotel.roomTypes.map((roomType) => ({
      ...roomType,
      occupancyRate: Math.min(
        Math.max(100, roomType.occupancyRate),
        roomType.occupancyRate + change.occupancyPoints,
      ),
      averagePrice: roomType.averagePrice * (1 + change.pricePercent / 100),
    })),
  });
  const revenueToday = projectRevenue(hotel).revenue;
  const betterRevenue = better.revenue;
  const gain = revenueToday === null || betterRevenue === null ? null : betterRevenue - revenueToday;
  return { better, gain, gainPercent: percentOf(gain, revenueToday) };
}
