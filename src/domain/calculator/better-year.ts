import type { HotelInput } from './hotel-input';
import { projectRevenue } from './projection';
import { percentOf } from './safe-number';

/**
 * Returns the projection of a year with higher occupancies and prices (`betterProjection`), and how much more it earns than
 * today's (`projectRevenue`): `gain` in rupees, and `gainPercent`.
 * - Adds `pricePercent` percent to each price, and `occupancyPoints` to each occupancy, up to 100. An occupancy above 100 does
 *   not rise. Negative changes lower both, even below 0.
 * - Both gains are null if either revenue is null. `gainPercent` is also null if today earns 0 or less, or if it is too large.
 */
export function betterYear(
  hotelInput: HotelInput,
  change: { readonly occupancyPoints: number; readonly pricePercent: number },
) {
  const betterProjection = projectRevenue({
    ...hotelInput,
    roomTypes: hotelInput.roomTypes.map((roomType) => ({
      ...roomType,
      occupancyRate: Math.min(
        Math.max(100, roomType.occupancyRate),
        roomType.occupancyRate + change.occupancyPoints,
      ),
      averagePrice: roomType.averagePrice * (1 + change.pricePercent / 100),
    })),
  });
  const revenueToday = projectRevenue(hotelInput).revenue;
  const betterRevenue = betterProjection.revenue;
  const gain = revenueToday === null || betterRevenue === null ? null : betterRevenue - revenueToday;
  return { betterProjection, gain, gainPercent: percentOf(gain, revenueToday) };
}
