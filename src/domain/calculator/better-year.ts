import type { HotelInput } from './hotel-input';
import { projectRevenue } from './projection';
import { percentOf } from './safe-number';

/**
 * Returns the projection of a year with higher occupancies and prices (`betterProjection`). Also returns how much more this
 * year earns than today, in rupees (`gain`) and in percent (`gainPercent`).
 * - `occupancyPoints` is added to each occupancy, which does not rise above 100, and `pricePercent` percent to each price.
 *   Negative changes lower the figures, even below 0.
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
      // A typed rate above 100 is kept, but does not rise.
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
