import { type CalculatorState, parseStoredState } from '../../../domain/calculator';
import { type RoomField, roomFields } from '../../../domain/calculator-fields';
import { type Marks, marksForLink, readMarks } from '../../../domain/panel-figures';

/** What a link carries. Its months are all ordinary where it says nothing of them. */
export interface LinkContent {
  readonly state: CalculatorState;
  readonly marks: Marks;
}

const prefix = 'figures=';

/** Ten room types with the longest names fit twice; more is not one of our links. */
const mostCharacters = 16_000;

/**
 * The figures as the part of an address behind `#`, which no browser sends to a server. Marked months are one object at the
 * end, which a version from before them takes for a room type that it cannot read, and leaves out. No costs.
 */
export function figuresHash({ hotelName, operatingDays, roomTypes }: CalculatorState, marks?: Marks): string {
  const figures: unknown[] = [
    hotelName,
    operatingDays,
    ...roomTypes.map((room) => [room.name, ...roomFields.map((field) => room[field])]),
  ];
  const marked = marks && marksForLink(marks);
  if (marked) figures.push(marked);
  const bytes = new TextEncoder().encode(JSON.stringify(figures));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return prefix + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The same for an example of one room type, open all year. A number it does not give is that of a new room type. */
export function exampleHash(room: Partial<Record<RoomField, number>>): string {
  return figuresHash(parseStoredState({ roomTypes: [room] }));
}

export type ReadHash =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | ({ readonly kind: 'figures' } & LinkContent);

/** The figures behind the `#` of an address. Anybody can write one: whatever is not figures is `unreadable`. */
export function readFigures(hash: string): ReadHash {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(prefix)) return { kind: 'none' };
  const figures = text.length > mostCharacters ? null : decode(text.slice(prefix.length));
  return figures ? { kind: 'figures', ...figures } : { kind: 'unreadable' };
}

function decode(text: string): LinkContent | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const figures: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(figures)) return null;
    const [hotelName, operatingDays, ...rooms]: unknown[] = figures;
    const state = parseStoredState({ hotelName, operatingDays, roomTypes: rooms.map(roomFrom) });
    const marks = readMarks(rooms.find((room) => typeof room === 'object' && !Array.isArray(room)));
    return state.roomTypes.length > 0 ? { state, marks } : null;
  } catch {
    // Not base64, not UTF-8 or not JSON: the link was cut or made up.
    return null;
  }
}

/** A link from before a field has nothing in its place, and reads as a room type without it. */
function roomFrom(room: unknown, index: number): unknown {
  if (!Array.isArray(room)) return null;
  const [name, ...numbers]: unknown[] = room;
  return {
    id: String(index + 1),
    name,
    ...Object.fromEntries(roomFields.map((field, i) => [field, numbers[i]])),
  };
}

/** Whether two links would say the same; the ids of room types say nothing. */
export function areSameFigures(one: LinkContent, other: LinkContent): boolean {
  return figuresHash(one.state, one.marks) === figuresHash(other.state, other.marks);
}
