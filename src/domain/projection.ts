import type { CalculatorState, RoomType } from './calculator';

/** The label of a room type without a name. */
export const UNNAMED_ROOM = 'Unnamed Room';

/** The year of one room type. */
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
  readonly nightsSold: number | null;
  /** Average daily rate: rupees per night sold. null if no night is sold. */
  readonly adr: number | null;
  /** Percent of the nights on offer that are sold. null if no night is on offer. */
  readonly occupancy: number | null;
  /** Revenue per available room: rupees per night on offer, sold or not. null if no night is on offer. */
  readonly revpar: number | null;
};

/**
 * Calculates what the hotel earns in a year, by room type in their order and in total: rooms × operating days × occupancy / 100
 * × price. Clamps nothing: a negative price gives a negative revenue. A figure that is NaN or beyond ±(2^53 - 1) is null, so is
 * an average if nothing is sold or on offer; no room types: sums of 0. Formulas: features/calculator/calculator.md.
 */
export function projectRevenue(state: CalculatorState): Projection {
  const rows = state.roomTypes.map((room) => projectRoomType(room, state.operatingDays));
  const totalAnnualRevenue = sum(rows.map((row) => row.revenue));
  const nightsAvailable = sum(rows.map((row) => row.nightsAvailable));
  const nightsSold = sum(rows.map((row) => row.nightsSold));
  return {
    rows,
    totalAnnualRevenue,
    nightsAvailable,
    nightsSold,
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
 * Returns `nightsSold` of the nights available, and their `revenue`. `occupancy`: percent, not clamped. If `occupancy` is null,
 * both are; if `price` is null, the revenue is. A result that is NaN or beyond ±(2^53 - 1) is null.
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
