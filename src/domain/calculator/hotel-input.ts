import { mapFields } from '../../helpers/map-fields';
import { ownProperty, parseJson } from '../../helpers/untrusted-data';
import { FORM_RULES, ROOM_TYPE_NUMBERS, ROOM_TYPE_RULES, type RoomTypeNumberName } from './hotel-fields';
import { finiteNumberOr } from './number-rule';

/** One room type. Local storage has the same shape. */
export type RoomType = { readonly id: string; readonly name: string } & Readonly<
  Record<RoomTypeNumberName, number>
>;

/** The hotel and its room types, as the visitor entered them in the calculator's form. Local storage has the same shape. */
export interface HotelInput {
  readonly hotelName: string;
  readonly operatingDays: number;
  readonly roomTypes: readonly RoomType[];
}

/** Local storage key of the text of `serializeHotel`. Calculator and contact form both read that text. */
export const HOTEL_STORAGE_KEY = 'revenue-calculator-data';

/** The `data-subject` of the calculator's link to the contact form. Any other subject is the title of an article. */
export const PROJECTION_SUBJECT = 'projection';

/** The most room types that the form offers. A longer stored list is cut. */
export const MAX_ROOM_TYPES = 10;

/** The most UTF-16 units that the name fields accept. Longer stored names are cut. */
export const MAX_NAME_LENGTH = 120;

/** The hotel at first and after Reset Form. */
export const DEFAULT_HOTEL: HotelInput = {
  hotelName: '',
  operatingDays: FORM_RULES.operatingDays.defaultValue,
  roomTypes: [
    {
      id: '1',
      name: 'Standard Room',
      ...mapFields(ROOM_TYPE_NUMBERS, (field) => FORM_RULES[field].defaultValue),
    },
  ],
};

/** Returns the room type that Add Room adds: this id, the name '', and the `minimum` of each number, such as one room. */
export function newRoomType(id: string): RoomType {
  const numbers = mapFields(ROOM_TYPE_NUMBERS, (field) => ROOM_TYPE_RULES[field].minimum);
  return { id, name: '', ...numbers };
}

/** Returns the first of 'room-1', 'room-2' and so on that is not the id of one of the room types. */
export function freeRoomTypeId(roomTypes: readonly Pick<RoomType, 'id'>[]): string {
  const ids = roomTypes.map(({ id }) => id);
  let number = 1;
  while (ids.includes(`room-${number}`)) number += 1;
  return `room-${number}`;
}

/**
 * Parses a stored hotel with `parseHotelInput`. null gives `DEFAULT_HOTEL`. The text 'null' and invalid JSON give null. Any
 * other JSON gives a hotel, which may have no room types.
 */
export function parseStoredHotel(text: string | null): HotelInput | null {
  if (text === null) return DEFAULT_HOTEL;
  const raw = parseJson(text);
  return raw === null ? null : parseHotelInput(raw);
}

/** Returns the hotel as JSON text for `parseStoredHotel`, or null if it equals `DEFAULT_HOTEL`. The text has null for NaN. */
export function serializeHotel(hotelInput: HotelInput): string | null {
  const text = JSON.stringify(hotelInput);
  return text === JSON.stringify(DEFAULT_HOTEL) ? null : text;
}

/**
 * Returns a hotel from any parsed JSON. Never throws.
 * - Keeps each finite number, not clamped. A missing or unusable one becomes 365 operating days, or the `minimum`
 *   of a room type's number.
 * - Keeps the first `MAX_NAME_LENGTH` characters of a name. A missing or unusable name becomes ''.
 * - Keeps the first `MAX_ROOM_TYPES` objects of the list. Without a list there are no room types.
 * - A missing, unusable or repeated id becomes a `freeRoomTypeId`.
 */
export function parseHotelInput(raw: unknown): HotelInput {
  return {
    hotelName: parseName(ownProperty(raw, 'hotelName')),
    operatingDays: finiteNumberOr(ownProperty(raw, 'operatingDays'), FORM_RULES.operatingDays.defaultValue),
    roomTypes: parseRoomTypes(ownProperty(raw, 'roomTypes')),
  };
}

function parseRoomTypes(raw: unknown): RoomType[] {
  if (!Array.isArray(raw)) return [];
  const roomTypes: RoomType[] = [];
  // A corrupt list can have millions of items: stop at the limit.
  for (const item of raw) {
    if (roomTypes.length === MAX_ROOM_TYPES) break;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) continue;
    const id = parseId(ownProperty(item, 'id'));
    const isUsable = id !== '' && roomTypes.every((other) => other.id !== id);
    roomTypes.push({
      id: isUsable ? id : freeRoomTypeId(roomTypes),
      name: parseName(ownProperty(item, 'name')),
      ...mapFields(ROOM_TYPE_NUMBERS, (field) =>
        finiteNumberOr(ownProperty(item, field), ROOM_TYPE_RULES[field].minimum),
      ),
    });
  }
  return roomTypes;
}

/** Returns a stored finite number, or text of up to `MAX_NAME_LENGTH`, as text. Returns '' for any other value. */
function parseId(raw: unknown): string {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  return typeof raw === 'string' && raw.length <= MAX_NAME_LENGTH ? raw : '';
}

function parseName(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  // A cut through a surrogate pair would leave half a character.
  return raw.slice(0, MAX_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Returns the sum of the rooms of all room types, not rounded. It is 0 without a room type. */
export function totalRooms(roomTypes: HotelInput['roomTypes']): number {
  return roomTypes.reduce((total, { numberOfRooms }) => total + numberOfRooms, 0);
}
