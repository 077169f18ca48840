import type { HotelInput, RoomType } from './hotel-input';
import { percentOf, safeNumber, safeRatio, safeSum } from './safe-number';

const UNNAMED_ROOM_TYPE = 'Unnamed Room';

/** A room type and its year. A figure that is too large to count is null. Formulas: src/features/calculator/calculator.md. */
export interface ProjectionRow extends RoomType {
  /** Result of `shownNameOf`. */
  readonly shownName: string;
  readonly operatingDays: number;
  readonly nightsOnOffer: number | null;
  readonly nightsSold: number | null;
  /** Rupees a year. */
  readonly revenue: number | null;
}

/** The year of the hotel. `projectRevenue` says when a figure is null. */
export interface Projection {
  readonly rows: readonly ProjectionRow[];
  /** Rupees a year, the sum of the rows. */
  readonly revenue: number | null;
  readonly nightsOnOffer: number | null;
  /** Average daily rate: rupees per night sold. */
  readonly adr: number | null;
  /** Percent of the nights on offer that are sold. */
  readonly occupancy: number | null;
  /** Revenue per available room: rupees per night on offer. */
  readonly revpar: number | null;
}

/**
 * Returns the hotel's year: a row for each room type, totals and averages. Revenue is rooms × operating days × occupancy / 100
 * × price, not clamped. A figure that is NaN or beyond ±(2^53 - 1) is null, and so is each total or average that needs it.
 * - The ADR is also null if 0 or fewer nights are sold. Occupancy and RevPAR are also null if 0 or fewer are on offer.
 * - Without room types the totals are 0 and the averages null.
 */
export function projectRevenue(hotelInput: HotelInput): Projection {
  const rows = hotelInput.roomTypes.map((roomType) => projectRoomType(roomType, hotelInput.operatingDays));
  const revenue = safeSum(rows.map((row) => row.revenue));
  const nightsOnOffer = safeSum(rows.map((row) => row.nightsOnOffer));
  const nightsSold = safeSum(rows.map((row) => row.nightsSold));
  return {
    rows,
    revenue,
    nightsOnOffer,
    adr: safeRatio(revenue, nightsSold),
    occupancy: percentOf(nightsSold, nightsOnOffer),
    revpar: safeRatio(revenue, nightsOnOffer),
  };
}

function projectRoomType(roomType: RoomType, operatingDays: number): ProjectionRow {
  const nightsOnOffer = roomType.numberOfRooms * operatingDays;
  return {
    ...roomType,
    shownName: shownNameOf(roomType),
    operatingDays,
    nightsOnOffer: safeNumber(nightsOnOffer),
    ...salesOf(nightsOnOffer, roomType.occupancyRate, roomType.averagePrice),
  };
}

/** Returns the name as entered, or 'Unnamed Room' if it is empty or blank. */
export function shownNameOf({ name }: Pick<RoomType, 'name'>): string {
  return name.trim() === '' ? UNNAMED_ROOM_TYPE : name;
}

/**
 * Returns `nightsSold` at `occupancy` percent and their `revenue` at `price`, not rounded, not clamped.
 * - Both are null if `occupancy` is null. Only `revenue` is null if `price` is null.
 * - A result that is NaN or beyond ±(2^53 - 1) is null.
 */
export function salesOf(nightsOnOffer: number, occupancy: number | null, price: number | null) {
  if (occupancy === null) return { nightsSold: null, revenue: null };
  const nightsSold = (nightsOnOffer * occupancy) / 100;
  const revenue = price === null ? null : safeNumber(nightsSold * price);
  return { nightsSold: safeNumber(nightsSold), revenue };
}
