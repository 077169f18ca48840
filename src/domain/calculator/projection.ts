import type { HotelFigures, RoomType } from './hotel-figures';
import { percentOf, perUnit, safeNumber, sum } from './safe-number';

/** The label of a room type without a name. */
export const UNNAMED_ROOM = 'Unnamed Room';

/** The year of one room type. A figure is null if it is too large to count. Formulas: features/calculator/calculator.md. */
export type ProjectionRow = {
  readonly id: string;
  /** The name, or 'Unnamed Room' if it is empty or blank. */
  readonly roomType: string;
  /** Nights on offer in a year = rooms × operating days. */
  readonly nightsAvailable: number | null;
  readonly nightsSold: number | null;
  /** Percent, as typed. */
  readonly occupancyRate: number;
  /** Rupees a year. */
  readonly revenue: number | null;
};

/** The year of the hotel. A figure is null if it, or a figure that it is calculated from, is too large to count. */
export type Projection = {
  readonly rows: readonly ProjectionRow[];
  /** Rupees a year, the sum of the rows; 0 without rows. */
  readonly totalAnnualRevenue: number | null;
  readonly nightsAvailable: number | null;
  /** Average daily rate: rupees per night sold. null also if no night is sold. */
  readonly adr: number | null;
  /** Percent of the nights on offer that are sold. null also if no night is on offer. */
  readonly occupancy: number | null;
  /** Revenue per available room: rupees per night on offer. null also if no night is on offer. */
  readonly revpar: number | null;
};

/**
 * Calculates a year: a row per room type (blank name: 'Unnamed Room'), totals (revenue, nights on offer), averages. Revenue:
 * rooms × operating days × occupancy / 100 × price, not clamped. A figure that is NaN or beyond ±(2^53 - 1) is null; so is a
 * total or average of it. Also null: `adr` with 0 or less nights sold; `occupancy` and `revpar` with 0 or less nights on offer.
 * Without room types, totals are 0.
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
 * clamped. `occupancy` null: both are null. `price` null: only `revenue`. Each of the two is null if NaN or beyond ±(2^53 - 1).
 */
export function salesOf(nightsAvailable: number, occupancy: number | null, price: number | null) {
  if (occupancy === null) return { nightsSold: null, revenue: null };
  const nightsSold = (nightsAvailable * occupancy) / 100;
  const revenue = price === null ? null : safeNumber(nightsSold * price);
  return { nightsSold: safeNumber(nightsSold), revenue };
}
