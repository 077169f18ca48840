import { type HotelInput, newRoomType } from '../../../../src/domain/calculator/hotel-input';
import { DEFAULT_PANELS } from '../../../../src/domain/calculator/panel-input';
import type { MonthlyCosts } from '../../../../src/domain/calculator/year-after-costs';
import type { Season, SeasonPlan } from '../../../../src/domain/calculator/year-by-months';

/** The worked example: invented, 12 rooms, 365 days, 60%, ₹3,200. */
export const EXAMPLE_HOTEL: HotelInput = {
  hotelName: '',
  operatingDays: 365,
  roomTypes: [{ ...newRoomType('a'), numberOfRooms: 12, averagePrice: 3200, occupancyRate: 60 }],
};

const EXAMPLE_SEASONS: readonly Season[] = [
  ...(['ordinary', 'ordinary', 'ordinary', 'busy', 'busy'] as const),
  ...(['quiet', 'quiet', 'quiet', 'quiet'] as const),
  ...(['ordinary', 'ordinary', 'busy'] as const),
];

/** April, May and December 85% full and 15% dearer; June to September 25% full and 20% cheaper. */
export const EXAMPLE_SEASON_PLAN: SeasonPlan = {
  seasons: EXAMPLE_SEASONS,
  busyOccupancy: 85,
  busyPriceRise: 15,
  quietOccupancy: 25,
  quietPriceCut: 20,
};

/** ₹2,60,000 a month, ₹900 for a sold night, 15% for its booking. */
export const EXAMPLE_COSTS: MonthlyCosts = { fixedCosts: 260_000, nightCost: 900, bookingCostPercent: 15 };

/** June to September quiet, all other months ordinary. */
export function monsoonQuiet(quietOccupancy: number | null, quietPriceCut: number): SeasonPlan {
  const quiet = EXAMPLE_SEASONS.map((season) => (season === 'quiet' ? season : 'ordinary'));
  return { ...DEFAULT_PANELS, seasons: quiet, quietOccupancy, quietPriceCut };
}
