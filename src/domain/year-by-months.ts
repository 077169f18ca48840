import type { CalculatorState } from './calculator';
import { countable, perUnit, sum } from './projection';

/** What a month can be marked as. Stored figures and links hold the place in this list: a new season goes to the end. */
export const SEASONS = ['ordinary', 'busy', 'quiet', 'closed'] as const;
export type Season = (typeof SEASONS)[number];

/** Days of January to December; February has 28. */
export const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** How the months of a season differ from the form. */
export interface SeasonTerms {
  /** Percent of the nights that are sold; null: that of the form. */
  readonly occupancyPercent: number | null;
  /** Percent more in busy months, percent less in quiet ones. */
  readonly pricePercent: number;
}

export interface MarkedYear {
  /** January to December. */
  readonly months: readonly Season[];
  readonly busy: SeasonTerms;
  readonly quiet: SeasonTerms;
}

const AS_THE_FORM: SeasonTerms = { occupancyPercent: null, pricePercent: 0 };

/** A year in which nothing is marked. */
export const ORDINARY_YEAR: MarkedYear = {
  months: MONTH_DAYS.map(() => 'ordinary'),
  busy: AS_THE_FORM,
  quiet: AS_THE_FORM,
};

export interface MonthFigures {
  readonly season: Season;
  /** Nights on offer: rooms × days open. A figure is null where it cannot be known or is too large to count. */
  readonly nights: number | null;
  readonly sold: number | null;
  /** Percent. null in a closed month. */
  readonly occupancy: number | null;
  /** Rupees for a sold night. null in a closed month. */
  readonly price: number | null;
  /** Rupees. */
  readonly revenue: number | null;
}

export interface YearByMonths {
  readonly months: readonly MonthFigures[];
  readonly nights: number | null;
  readonly sold: number | null;
  /** Percent of all nights on offer; null when none is on offer. */
  readonly occupancy: number | null;
  /** Rupees per sold night; null when none is sold. */
  readonly adr: number | null;
  /** Rupees. */
  readonly revenue: number | null;
  /** All rooms of the hotel, as typed. */
  readonly rooms: number;
  /** Days of all months that are not closed. */
  readonly openDays: number;
  /** As typed in the form; the months have at most `openDays`. */
  readonly operatingDays: number;
}

/**
 * The year of the whole hotel month by month. Days open of a month = its days × min(1, operating days ÷ days of all
 * months that are not closed); a closed month has none. Revenue = rooms × days open × occupancy × price of its season.
 * With nothing marked and 1 to 365 operating days the revenue equals `projectRevenue`. Never NaN, never Infinity.
 * `days`: of the months, in the order of `marks.months`.
 */
export function yearByMonths(
  { operatingDays, roomTypes }: CalculatorState,
  marks: MarkedYear,
  days: readonly number[] = MONTH_DAYS,
): YearByMonths {
  const { rooms, occupancy, price } = wholeHotel(roomTypes);
  const openDays = days.reduce((total, of, i) => (marks.months[i] === 'closed' ? total : total + of), 0);
  const openPart = openDays > 0 ? Math.min(1, Math.max(0, operatingDays) / openDays) : 0;
  const months = days.map((of, i) => {
    const season = marks.months[i] ?? 'ordinary';
    if (season === 'closed') return { season, nights: 0, sold: 0, occupancy: null, price: null, revenue: 0 };
    const own = season === 'ordinary' ? AS_THE_FORM : marks[season];
    const change = (season === 'quiet' ? -own.pricePercent : own.pricePercent) / 100;
    return openMonth(season, {
      nights: rooms * of * openPart,
      occupancy: own.occupancyPercent ?? occupancy,
      price: price === null ? null : price * Math.max(0, 1 + change),
    });
  });
  const nights = sum(months.map((month) => month.nights));
  const sold = sum(months.map((month) => month.sold));
  const revenue = sum(months.map((month) => month.revenue));
  const full = perUnit(sold, nights);
  return {
    months,
    nights,
    sold,
    occupancy: full === null ? null : countable(full * 100),
    adr: perUnit(revenue, sold),
    revenue,
    rooms,
    openDays,
    operatingDays,
  };
}

/** All rooms, the percent of them that is sold, and the average price: of a sold night, else of a room. */
function wholeHotel(roomTypes: CalculatorState['roomTypes']) {
  const add = (of: (room: CalculatorState['roomTypes'][number]) => number) =>
    roomTypes.reduce((total, room) => total + of(room), 0);
  const rooms = add((room) => room.numberOfRooms);
  const sold = add((room) => room.numberOfRooms * room.occupancyRate);
  const adr = perUnit(
    add((room) => room.numberOfRooms * room.occupancyRate * room.averagePrice),
    sold,
  );
  return {
    rooms,
    occupancy: perUnit(sold, rooms),
    price:
      adr ??
      perUnit(
        add((room) => room.numberOfRooms * room.averagePrice),
        rooms,
      ),
  };
}

interface OpenMonth {
  nights: number;
  occupancy: number | null;
  price: number | null;
}

function openMonth(season: Season, { nights, occupancy, price }: OpenMonth): MonthFigures {
  const sold = occupancy === null ? null : (nights * occupancy) / 100;
  return {
    season,
    nights: countable(nights),
    sold: sold === null ? null : countable(sold),
    occupancy,
    price: price === null ? null : countable(price),
    revenue: sold === null || price === null ? null : countable(sold * price),
  };
}
