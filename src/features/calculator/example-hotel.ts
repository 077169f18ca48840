import { DEFAULT_CALCULATOR_STATE } from '../../domain/calculator';
import { formatPercent, formatRupees } from '../../domain/money';
import { projectRevenue } from '../../domain/projection';

/** The hotel the calculator starts with, worked out, for pages that speak of it: picture, sentence and tool agree. */
export function exampleHotel() {
  const [room] = DEFAULT_CALCULATOR_STATE.roomTypes;
  const { numberOfRooms = 0, occupancyRate = 0, averagePrice = 0 } = room ?? {};
  return {
    rooms: numberOfRooms,
    occupancyPercent: occupancyRate,
    occupancy: formatPercent(occupancyRate),
    price: formatRupees(averagePrice),
    revenue: formatRupees(projectRevenue(DEFAULT_CALCULATOR_STATE).totalAnnualRevenue),
  };
}
