import type { HotelInput, RoomType } from './hotel-input';
import { percentOf, ratioOf } from './unknown-figures';

const UNNAMED_ROOM_TYPE = 'Unnamed Room';

/** A room type and its year, not rounded. The formulas are in src/features/calculator/calculator.md. */
export interface ProjectionRow extends RoomType {
  /** Result of `shownNameOf`. */
  readonly shownName: string;
  readonly operatingDays: number;
  readonly nightsOnOffer: number;
  readonly nightsSold: number;
  /** Rupees a year. */
  readonly revenue: number;
}

/** The year of the hotel, not rounded. */
export interface Projection {
  readonly rows: readonly ProjectionRow[];
  /** Rupees a year, the sum of the rows. */
  readonly revenue: number;
  readonly nightsOnOffer: number;
  /** Average daily rate: rupees per night sold. It is null if 0 or fewer are sold. */
  readonly adr: number | null;
  /** Percent of the nights on offer that are sold. It is null if 0 or fewer are on offer. */
  readonly occupancy: number | null;
  /** Revenue per available room: rupees per night on offer. It is null if 0 or fewer are on offer. */
  readonly revpar: number | null;
}

/**
 * Returns the hotel's year: a row for each room type, totals and averages. Revenue is rooms × operating days × occupancy / 100
 * × price, not clamped. Without room types the totals are 0 and the averages null.
 * - Huge numbers can give a figure that is too large to count, infinite or NaN. Formatters show it as a dash (`isCountable`).
 */
export function projectRevenue(hotelInput: HotelInput): Projection {
  const rows = hotelInput.roomTypes.map((roomType) => projectRoomType(roomType, hotelInput.operatingDays));
  const total = (field: 'revenue' | 'nightsOnOffer' | 'nightsSold') =>
    rows.reduce((sum, row) => sum + row[field], 0);
  const revenue = total('revenue');
  const nightsOnOffer = total('nightsOnOffer');
  const nightsSold = total('nightsSold');
  return {
    rows,
    revenue,
    nightsOnOffer,
    adr: ratioOf(revenue, nightsSold),
    occupancy: percentOf(nightsSold, nightsOnOffer),
    revpar: ratioOf(revenue, nightsOnOffer),
  };
}

function projectRoomType(roomType: RoomType, operatingDays: number): ProjectionRow {
  const nightsOnOffer = roomType.numberOfRooms * operatingDays;
  const nightsSold = (nightsOnOffer * roomType.occupancyRate) / 100;
  return {
    ...roomType,
    shownName: shownNameOf(roomType),
    operatingDays,
    nightsOnOffer,
    nightsSold,
    revenue: nightsSold * roomType.averagePrice,
  };
}

/** Returns the name as entered, or 'Unnamed Room' if it is empty or blank. */
export function shownNameOf({ name }: Pick<RoomType, 'name'>): string {
  return name.trim() === '' ? UNNAMED_ROOM_TYPE : name;
}
