import { DEFAULT_HOTEL } from '../domain/calculator/hotel-input';
import { projectRevenue } from '../domain/calculator/projection';
import { formatPercent, formatRupees } from '../domain/money';

/**
 * Returns `rooms` and `occupancyPercent` of the default hotel as numbers, and its `occupancy`, `price` and the year's `revenue`
 * as texts such as '70%' and '₹76,65,000'.
 */
export function exampleHotel() {
  const [roomType] = DEFAULT_HOTEL.roomTypes;
  const { numberOfRooms = 0, occupancyRate = 0, averagePrice = 0 } = roomType ?? {};
  return {
    rooms: numberOfRooms,
    occupancyPercent: occupancyRate,
    occupancy: formatPercent(occupancyRate),
    price: formatRupees(averagePrice),
    revenue: formatRupees(projectRevenue(DEFAULT_HOTEL).revenue),
  };
}
