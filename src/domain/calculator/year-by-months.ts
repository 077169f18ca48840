import type { RoomTypeNumberName } from './hotel-fields';
import { type HotelInput, type RoomType, totalRooms } from './hotel-input';
import { salesOf } from './projection';
import { percentOf, safeNumber, safeRatio, safeSum } from './safe-number';

/** What a month can be marked as. Stored data and links contain the index in this list, so add a season at the end. */
export const SEASONS = ['ordinary', 'busy', 'quiet', 'closed'] as const;
export type Season = (typeof SEASONS)[number];

/** Days of January to December; February has 28. */
export const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The season of each month, and how busy and quiet months differ from the form. Every number is in percent. */
export interface SeasonPlan {
  /** January to December. */
  readonly seasons: readonly Season[];
  /** Part of the nights that are sold. null means the occupancy of the form. */
  readonly busyOccupancy: number | null;
  /** Added to the price of the form. null adds nothing. */
  readonly busyPriceRise: number | null;
  readonly quietOccupancy: number | null;
  /** Taken off the price of the form. null takes off nothing. */
  readonly quietPriceCut: number | null;
}

/** What a month earns. A figure is null if it is unknown or too large to count. */
export interface MonthBeforeCosts {
  readonly season: Season;
  /** Nights on offer: rooms × days of the month × min(1, operating days ÷ `openDays` of the year). */
  readonly nightsOnOffer: number | null;
  readonly nightsSold: number | null;
  /** Percent of the plan for a busy or quiet month if it has one, else the rooms' average. It is null in a closed month. */
  readonly occupancy: number | null;
  /**
   * Rupees for a sold night: average of all sold nights × factor of the season (at least 0). Unlike an ADR, a month without a
   * sold night has it too. It is null in a closed month.
   */
  readonly price: number | null;
  /** Rupees: nights sold × price. */
  readonly revenue: number | null;
}

export interface YearByMonths {
  readonly months: readonly MonthBeforeCosts[];
  readonly nightsOnOffer: number | null;
  /** Percent of all nights on offer. It is null if no night is on offer. */
  readonly occupancy: number | null;
  /** Rupees per sold night. It is null if no night is sold. */
  readonly adr: number | null;
  /** Rupees. */
  readonly revenue: number | null;
  /** All rooms of the hotel, as typed. */
  readonly rooms: number;
  /** Days of all months that are not closed. */
  readonly openDays: number;
  /** As typed in the form. The months use at most `openDays` of them. */
  readonly operatingDays: number;
}

/**
 * Returns the hotel's year by months, January first, with totals.
 * - Each open month operates the same share of its days: operating days ÷ days of all open months, clamped from 0 to 1.
 * - A closed month has no nights and no revenue (0). Its occupancy and price are null.
 * - Without rooms, the revenue of an open month is null, and then the revenue of the year is null too.
 * - If the hotel has rooms, 1 to 365 operating days and only ordinary months, the year's revenue is that of `projectRevenue`.
 */
export function yearByMonths({ operatingDays, roomTypes }: HotelInput, plan: SeasonPlan): YearByMonths {
  const rooms = totalRooms(roomTypes);
  const openDays = MONTH_DAYS.reduce<number>(
    (total, days, i) => (plan.seasons[i] === 'closed' ? total : total + days),
    0,
  );
  const operatingShare = openDays > 0 ? Math.min(1, Math.max(0, operatingDays) / openDays) : 0;
  const averages = hotelAverages(roomTypes);
  const months = MONTH_DAYS.map((days, i) =>
    monthBeforeCosts(plan.seasons[i] ?? 'ordinary', rooms * days * operatingShare, averages, plan),
  );
  const nightsOnOffer = safeSum(months.map((month) => month.nightsOnOffer));
  const nightsSold = safeSum(months.map((month) => month.nightsSold));
  const revenue = safeSum(months.map((month) => month.revenue));
  return {
    months,
    nightsOnOffer,
    occupancy: percentOf(nightsSold, nightsOnOffer),
    adr: safeRatio(revenue, nightsSold),
    revenue,
    rooms,
    openDays,
    operatingDays,
  };
}

/** Occupancy in percent and price of a night in rupees. null means unknown. */
type Averages = Pick<MonthBeforeCosts, 'occupancy' | 'price'>;

/** Weighs the occupancy by rooms, and the price by sold nights. If no night is sold, it weighs the price by rooms too. */
function hotelAverages(roomTypes: readonly RoomType[]): Averages {
  const average = (field: RoomTypeNumberName, weightOf: (roomType: RoomType) => number) => {
    let [total, weights] = [0, 0];
    for (const roomType of roomTypes) {
      total += weightOf(roomType) * roomType[field];
      weights += weightOf(roomType);
    }
    return safeRatio(total, weights);
  };
  const rooms = (roomType: RoomType) => roomType.numberOfRooms;
  const soldRooms = (roomType: RoomType) => roomType.numberOfRooms * roomType.occupancyRate;
  return {
    occupancy: average('occupancyRate', rooms),
    price: average('averagePrice', soldRooms) ?? average('averagePrice', rooms),
  };
}

function monthBeforeCosts(
  season: Season,
  nightsOnOffer: number,
  averages: Averages,
  plan: SeasonPlan,
): MonthBeforeCosts {
  if (season === 'closed')
    return { season, nightsOnOffer: 0, nightsSold: 0, occupancy: null, price: null, revenue: 0 };
  const change = {
    busy: { occupancy: plan.busyOccupancy, pricePercent: plan.busyPriceRise ?? 0 },
    quiet: { occupancy: plan.quietOccupancy, pricePercent: -(plan.quietPriceCut ?? 0) },
    ordinary: { occupancy: null, pricePercent: 0 },
  }[season];
  const occupancy = change.occupancy ?? averages.occupancy;
  const factor = Math.max(0, 1 + change.pricePercent / 100);
  const price = averages.price === null ? null : averages.price * factor;
  return {
    season,
    nightsOnOffer: safeNumber(nightsOnOffer),
    ...salesOf(nightsOnOffer, occupancy, price),
    occupancy,
    price: price === null ? null : safeNumber(price),
  };
}
