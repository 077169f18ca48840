import { ROOM_TYPE_NUMBERS, type RoomTypeNumberName } from '../../../domain/calculator/hotel-fields';
import { type HotelInput, parseHotelInput } from '../../../domain/calculator/hotel-input';
import { parseSeasonPlan, serializeSeasonPlan } from '../../../domain/calculator/panel-input';
import type { SeasonPlan } from '../../../domain/calculator/year-by-months';
import { mapFields } from '../../../helpers/map-fields';
import { decodeBase64url, encodeBase64url } from '../../../platform/base64url';

/** What a link carries. */
export interface LinkContent {
  readonly hotelInput: HotelInput;
  /** All months are ordinary if the link marks none. */
  readonly seasonPlan: SeasonPlan;
}

const LINK_PREFIX = 'figures=';

/** Twice the length of a link with ten room types and the longest names. A longer text is not a link of this site. */
const MAX_CHARACTERS = 16_000;

/**
 * Returns a calculator link as URL hash without '#': `figures=` and Base64url text. Browsers send no hash to a server.
 * - It has names, days, room types, and the season plan if a month is marked. It has no costs and no ids.
 * - Equal content gives equal text.
 */
export function serializeLinkHash(hotelInput: HotelInput, seasonPlan?: SeasonPlan): string {
  const { hotelName, operatingDays, roomTypes } = hotelInput;
  const roomTypeLists = roomTypes.map((roomType) => [
    roomType.name,
    ...ROOM_TYPE_NUMBERS.map((field) => roomType[field]),
  ]);
  // An object at the end, which older versions of the site skip as an unreadable room type.
  const plan = seasonPlan && serializeSeasonPlan(seasonPlan);
  const values = [hotelName, operatingDays, ...roomTypeLists, ...(plan ? [plan] : [])];
  return LINK_PREFIX + encodeBase64url(new TextEncoder().encode(JSON.stringify(values)));
}

/**
 * Returns a calculator link as URL hash without '#'. It has 365 days and one room type with these numbers, and no names.
 * - A number that is missing or not finite becomes the `minimum` of its rule.
 * - A number outside its limits stays, and the calculator calculates with it.
 */
export function exampleLinkHash(roomType: Partial<Record<RoomTypeNumberName, number>>): string {
  return serializeLinkHash(parseHotelInput({ roomTypes: [roomType] }));
}

/**
 * Returns the content of a calculator link from a URL hash, with or without '#'. The ids of its room types are unique only
 * within the link.
 * - Returns null if the hash does not start with `figures=`.
 * - Returns 'unreadable' if it does, but is damaged, longer than 16,000 characters or without a room type.
 * - Leaves out each room type that is no list, and all after the first `MAX_ROOM_TYPES`.
 * - An unusable number, name or season gets the default of `parseHotelInput` or `parseSeasonPlan`.
 */
export function parseLinkHash(hash: string): LinkContent | 'unreadable' | null {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(LINK_PREFIX)) return null;
  return (text.length <= MAX_CHARACTERS && decode(text.slice(LINK_PREFIX.length))) || 'unreadable';
}

function decode(text: string): LinkContent | null {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64url(text));
    const values: unknown = JSON.parse(json);
    if (!Array.isArray(values)) return null;
    const [hotelName, operatingDays, ...rest]: unknown[] = values;
    const hotelInput = parseHotelInput({ hotelName, operatingDays, roomTypes: rest.map(roomTypeFrom) });
    const seasonPlan = parseSeasonPlan(rest.find((item) => typeof item === 'object' && !Array.isArray(item)));
    return hotelInput.roomTypes.length > 0 ? { hotelInput, seasonPlan } : null;
  } catch {
    // Not base64, not UTF-8 or not JSON.
    return null;
  }
}

/** An older link lacks the fields added later; they are undefined here and become the `minimum` of their rules. */
function roomTypeFrom(raw: unknown, index: number): unknown {
  if (!Array.isArray(raw)) return null;
  const [name, ...numbers]: unknown[] = raw;
  return { id: String(index + 1), name, ...mapFields(ROOM_TYPE_NUMBERS, (_field, i) => numbers[i]) };
}
