import { DEFAULT_HOTEL } from '../domain/calculator/hotel-input';
import { projectRevenue } from '../domain/calculator/projection';
import { formatPercent, formatRupees } from '../domain/money';

const [roomType] = DEFAULT_HOTEL.roomTypes;
const { numberOfRooms = 0, occupancyRate = 0, averagePrice = 0 } = roomType ?? {};

/** The hotel with which the calculator starts: its numbers, and as texts its occupancy ('70%'), price and revenue of a year. */
export const exampleHotel = {
  rooms: numberOfRooms,
  occupancyPercent: occupancyRate,
  occupancy: formatPercent(occupancyRate),
  price: formatRupees(averagePrice),
  revenue: formatRupees(projectRevenue(DEFAULT_HOTEL).revenue),
};
