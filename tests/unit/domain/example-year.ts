import { type CalculatorState, newRoomType } from '../../../src/domain/calculator';
import type { MonthlyCosts } from '../../../src/domain/losing-months';
import type { MarkedYear, Season } from '../../../src/domain/year-by-months';

/** The worked example: invented, 12 rooms, 365 days, 60%, ₹3,200. */
export const exampleHotel: CalculatorState = {
  hotelName: '',
  operatingDays: 365,
  roomTypes: [{ ...newRoomType('a'), numberOfRooms: 12, averagePrice: 3200, occupancyRate: 60 }],
};

const months: readonly Season[] = [
  ...(['ordinary', 'ordinary', 'ordinary', 'busy', 'busy'] as const),
  ...(['quiet', 'quiet', 'quiet', 'quiet'] as const),
  ...(['ordinary', 'ordinary', 'busy'] as const),
];

/** April, May and December 85% full and 15% dearer; June to September 25% full and 20% cheaper. */
export const exampleYear: MarkedYear = {
  months,
  busy: { occupancyPercent: 85, pricePercent: 15 },
  quiet: { occupancyPercent: 25, pricePercent: 20 },
};

/** ₹2,60,000 a month, ₹900 for a sold night, 15% for its booking. */
export const exampleCosts: MonthlyCosts = { fixed: 260_000, perNight: 900, bookingPercent: 15 };

/** June to September quiet, all other months ordinary. */
export function monsoonQuiet(occupancyPercent: number | null, pricePercent: number): MarkedYear {
  return {
    months: months.map((season) => (season === 'quiet' ? season : 'ordinary')),
    busy: { occupancyPercent: null, pricePercent: 0 },
    quiet: { occupancyPercent, pricePercent },
  };
}
