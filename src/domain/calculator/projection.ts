import type { HotelFigures, RoomType } from './hotel-figures';

/** The label of a room type without a name. */
export const UNNAMED_ROOM = 'Unnamed Room';

/** The year of one room type. Formulas: features/calculator/calculator.md. */
export type ProjectionRow = {
  readonly id: string;
  /** The name, or 'Unnamed Room' if it is empty or blank. */
  readonly roomType: string;
  /** Nights on offer in a year = rooms × operating days. A figure is null if it is too large to count. */
  readonly nightsAvailable: number | null;
  readonly nightsSold: number | null;
  /** Percent, as typed. */
  readonly occupancyRate: number;
  /** Rupees a year. */
  readonly revenue: number | null;
};

export type Projection = {
  readonly rows: readonly ProjectionRow[];
  /** Rupees a year, the sum of the rows; 0 without rows; null if too large to count. */
  readonly totalAnnualRevenue: number | null;
  readonly nightsAvailable: number | null;
  /** Average daily rate: rupees per night sold. null if no night is sold, or a total is too large to count. */
  readonly adr: number | null;
  /** Percent of the nights on offer that are sold. null if no night is on offer, or a total is too large to count. */
  readonly occupancy: number | null;
  /** Revenue per available room: rupees per night on offer. null if no night is on offer, or a total is too large to count. */
  readonly revpar: number | null;
};

/**
 * Calculates a year: a row per room type (blank name: 'Unnamed Room') and totals. Revenue: rooms × operating days × occupancy
 * / 100 × price, not clamped. A figure that is NaN or beyond ±(2^53 - 1) is null; so are totals and averages of it. Also null:
 * `adr` if nights sold are 0 or less, `occupancy` and `revpar` if nights on offer are. No room types: totals of 0.
 */
export function projectRevenue(figures: HotelFigures): Projection {
  const rows = figures.roomTypes.map((room) => projectRoomType(room, figures.operatingDays));
  const totalAnnualRevenue = sum(rows.map((row) => row.revenue));
  const nightsAvailable = sum(rows.map((row) => row.nightsAvailable));
  const nightsSold = sum(rows.map((row) => row.nightsSold));
  return {
    rows,
    totalAnnualRevenue,
    nightsAvailable,
    adr: perUnit(totalAnnualRevenue, nightsSold),
    occupancy: percentOf(nightsSold, nightsAvailable),
    revpar: perUnit(totalAnnualRevenue, nightsAvailable),
  };
}

function projectRoomType(room: RoomType, operatingDays: number): ProjectionRow {
  const nightsAvailable = room.numberOfRooms * operatingDays;
  return {
    id: room.id,
    roomType: room.name.trim() === '' ? UNNAMED_ROOM : room.name,
    nightsAvailable: safeNumber(nightsAvailable),
    ...salesOf(nightsAvailable, room.occupancyRate, room.averagePrice),
    occupancyRate: room.occupancyRate,
  };
}

/**
 * Returns `nightsSold`, the nights available × `occupancy` / 100, and `revenue`, the nights sold × `price`; not rounded, not
 * clamped. `occupancy` null: both are null. `price` null: only `revenue`. A result that is NaN or beyond ±(2^53 - 1) is null.
 */
export function salesOf(nightsAvailable: number, occupancy: number | null, price: number | null) {
  if (occupancy === null) return { nightsSold: null, revenue: null };
  const nightsSold = (nightsAvailable * occupancy) / 100;
  const revenue = price === null ? null : safeNumber(nightsSold * price);
  return { nightsSold: safeNumber(nightsSold), revenue };
}

/** Returns the value, or null if it is NaN, infinite, or beyond ±(2^53 - 1). Turns -0 into 0. */
export function safeNumber(value: number): number | null {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value + 0 : null;
}

/** Returns the sum; 0 for []. null if a value is null or NaN, or the sum is beyond ±(2^53 - 1). */
export function sum(values: readonly (number | null)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return safeNumber(total);
}

/** Returns amount / units. null if either is null or NaN, `units` is not above 0, or the result is beyond ±(2^53 - 1). */
export function perUnit(amount: number | null, units: number | null): number | null {
  if (amount === null || units === null || units <= 0) return null;
  return safeNumber(amount / units);
}

/** Returns `part` as percent of `whole`. null if either is null or NaN, `whole` <= 0, or the result is beyond ±(2^53 - 1). */
export function percentOf(part: number | null, whole: number | null): number | null {
  const ratio = perUnit(part, whole);
  return ratio === null ? null : safeNumber(ratio * 100);
}
