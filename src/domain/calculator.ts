import { eachRoomField, ROOM_FIELDS, type RoomField } from './calculator-fields';
import { ownProperty } from './own-property';

/** One kind of room in the calculator, in the shape that is kept in local storage. */
export type RoomType = { readonly id: string; readonly name: string } & Readonly<Record<RoomField, number>>;

/** Everything the calculator knows, in the shape that is kept in local storage. */
export type CalculatorState = {
  readonly hotelName: string;
  readonly operatingDays: number;
  readonly roomTypes: readonly RoomType[];
};

/** Under this key the figures are kept in local storage. */
export const CALCULATOR_STORAGE_KEY = 'revenue-calculator-data';

/** Under this key the figures of its panels are kept (`panel-figures.ts`). */
export const PANELS_STORAGE_KEY = 'revenue-calculator-panels';

/** What the calculator's link to the contact form says it is about. */
export const PROJECTION_SUBJECT = 'projection';

/** More room types than this cannot be added, and a stored list is cut here. */
export const MAX_ROOM_TYPES = 10;

/** Names longer than this many UTF-16 units are cut when stored data is read; the fields take no more either. */
export const MAX_NAME_LENGTH = 120;

const DEFAULT_OPERATING_DAYS = 365;

export const DEFAULT_CALCULATOR_STATE: CalculatorState = {
  hotelName: '',
  operatingDays: DEFAULT_OPERATING_DAYS,
  roomTypes: [{ id: '1', name: 'Standard Room', ...eachRoomField((field) => ROOM_FIELDS[field].example) }],
};

/** A room type as 'Add Room' starts it: no name, 1 room, price 0, occupancy 0. */
export function newRoomType(id: string): RoomType {
  return { id, name: '', ...eachRoomField((field) => ROOM_FIELDS[field].fresh) };
}

/**
 * The id of a room type added at `now` (milliseconds since 1970). Two rooms added within one
 * millisecond still differ: the next free number is taken.
 */
export function roomTypeId(now: number, existing: readonly string[]): string {
  let candidate = Math.trunc(now);
  while (existing.includes(String(candidate))) candidate += 1;
  return String(candidate);
}

/**
 * The state in a text from local storage. Text that is not JSON is an error to be logged; JSON of
 * any other shape is repaired by `parseStoredState`.
 */
export function parseStoredText(
  text: string,
): { ok: true; state: CalculatorState } | { ok: false; error: string } {
  try {
    return { ok: true, state: parseStoredState(JSON.parse(text)) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : 'unreadable' };
  }
}

/**
 * A usable state from whatever was stored. Missing or unusable parts fall back to: empty name, 365
 * days, empty room list. A room that is not an object is dropped, one with unusable fields takes
 * those of a new room type. Finite numbers are kept as they are, also outside the limits of the
 * fields. At most 10 room types; ids are made unique; unknown keys are left out.
 */
export function parseStoredState(raw: unknown): CalculatorState {
  return {
    hotelName: storedName(ownProperty(raw, 'hotelName')),
    operatingDays: storedNumber(ownProperty(raw, 'operatingDays'), DEFAULT_OPERATING_DAYS),
    roomTypes: storedRoomTypes(ownProperty(raw, 'roomTypes')),
  };
}

function storedRoomTypes(raw: unknown): RoomType[] {
  if (!Array.isArray(raw)) return [];
  const rooms: RoomType[] = [];
  const ids = new Set<string>();
  // A hostile list can be millions long: stop at the limit instead of reading it all.
  for (const item of raw) {
    if (rooms.length === MAX_ROOM_TYPES) break;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) continue;
    const id = freeId(ownProperty(item, 'id'), ids);
    ids.add(id);
    rooms.push({
      id,
      name: storedName(ownProperty(item, 'name')),
      ...eachRoomField((field) => storedNumber(ownProperty(item, field), ROOM_FIELDS[field].fresh)),
    });
  }
  return rooms;
}

/** The stored id when it is usable and not taken, else the first free `room-n`. */
function freeId(raw: unknown, taken: ReadonlySet<string>): string {
  const stored = typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : raw;
  if (typeof stored === 'string' && stored !== '' && stored.length <= MAX_NAME_LENGTH && !taken.has(stored)) {
    return stored;
  }
  let n = 1;
  while (taken.has(`room-${n}`)) n += 1;
  return `room-${n}`;
}

function storedName(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  // A cut through a surrogate pair would leave half a character.
  return raw.slice(0, MAX_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

function storedNumber(raw: unknown, fallback: number): number {
  // `+ 0` turns a stored -0 into 0, which would otherwise be shown as "-0".
  return typeof raw === 'number' && Number.isFinite(raw) ? raw + 0 : fallback;
}
