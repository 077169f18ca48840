import type { CalculatorState, RoomType } from './calculator';

/** The label of a room type without a name. */
export const UNNAMED_ROOM = 'Unnamed Room';

export type ProjectionRow = {
  readonly id: string;
  /** The name, or 'Unnamed Room' when it is empty or blank. */
  readonly roomType: string;
  /** Nights on offer in a year = rooms × operating days; null when too large to count. */
  readonly totalNights: number | null;
  /** Nights that found a guest; null when too large to count. */
  readonly nightsSold: number | null;
  /** Percent, as typed. */
  readonly occupancyRate: number;
  /** Rupees a year; null when too large to count. */
  readonly revenue: number | null;
};

export type Projection = {
  readonly rows: readonly ProjectionRow[];
  /** Rupees a year, the sum of the rows; 0 without rows; null when too large to count. */
  readonly totalAnnualRevenue: number | null;
  readonly nightsAvailable: number | null;
  readonly nightsSold: number | null;
  /** Average daily rate: rupees per night sold. null when no night is sold. */
  readonly adr: number | null;
  /** Percent of the nights on offer that are sold. null when no night is on offer. */
  readonly occupancy: number | null;
  /** Revenue per available room: rupees per night on offer, full or empty. null when none is on offer. */
  readonly revpar: number | null;
};

/**
 * What the hotel earns in a year, by room type and in total.
 * totalNights = rooms × operating days; revenue = totalNights × occupancy / 100 × averagePrice.
 * A figure beyond 2^53 - 1 is null ("too large"): its digits could no longer be true.
 * Never NaN, never Infinity. Source of the formulas: product specification, section 9.
 */
export function projectRevenue(state: CalculatorState): Projection {
  const rows = state.roomTypes.map((room) => projectRoomType(room, state.operatingDays));
  const totalAnnualRevenue = sum(rows.map((row) => row.revenue));
  const nightsAvailable = sum(rows.map((row) => row.totalNights));
  const nightsSold = sum(rows.map((row) => row.nightsSold));
  const occupancy = perUnit(nightsSold, nightsAvailable);
  return {
    rows,
    totalAnnualRevenue,
    nightsAvailable,
    nightsSold,
    adr: perUnit(totalAnnualRevenue, nightsSold),
    occupancy: occupancy === null ? null : countable(occupancy * 100),
    revpar: perUnit(totalAnnualRevenue, nightsAvailable),
  };
}

function projectRoomType(room: RoomType, operatingDays: number): ProjectionRow {
  const totalNights = room.numberOfRooms * operatingDays;
  const nightsSold = (totalNights * room.occupancyRate) / 100;
  return {
    id: room.id,
    roomType: room.name.trim() === '' ? UNNAMED_ROOM : room.name,
    totalNights: countable(totalNights),
    nightsSold: countable(nightsSold),
    occupancyRate: room.occupancyRate,
    revenue: countable(nightsSold * room.averagePrice),
  };
}

/**
 * The value, or null where it is infinite, not a number, or so large that its last rupee is no
 * longer known.
 */
export function countable(value: number): number | null {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value + 0 : null;
}

/** The sum; null where a part is unknown or the sum is too large to count. */
export function sum(values: readonly (number | null)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return countable(total);
}

/** `amount` for each of `units`; null where either is unknown, there are none, or it is too large to count. */
export function perUnit(amount: number | null, units: number | null): number | null {
  if (amount === null || units === null || units <= 0) return null;
  return countable(amount / units);
}
