import { type CalculatorState, DEFAULT_CALCULATOR_STATE, type RoomType } from '../../../domain/calculator';
import { eachRoomField, type RoomField, roomFields } from '../../../domain/calculator-fields';
import { fieldNumber } from '../../../domain/number-field';

/** A room type as its fields show it: numbers are the raw text, so that "12." and an emptied field survive. */
export type RoomForm = Readonly<Record<'id' | 'name' | RoomField, string>>;

/** The calculator as its fields show it. */
export interface CalculatorForm {
  readonly hotelName: string;
  readonly operatingDays: string;
  readonly roomTypes: readonly RoomForm[];
}

export const DEFAULT_FORM: CalculatorForm = formFromState(DEFAULT_CALCULATOR_STATE);

/** The fields for a state that comes from storage, a link or the defaults. */
export function formFromState(state: CalculatorState): CalculatorForm {
  return {
    hotelName: state.hotelName,
    operatingDays: String(state.operatingDays),
    roomTypes: state.roomTypes.map(roomFormFrom),
  };
}

export function roomFormFrom(room: RoomType): RoomForm {
  return { id: room.id, name: room.name, ...eachRoomField((field) => String(room[field])) };
}

/** What the fields say, as numbers. Nothing is clamped; what cannot be read is 0. */
export function stateFromForm(form: CalculatorForm): CalculatorState {
  return {
    hotelName: form.hotelName,
    operatingDays: fieldNumber(form.operatingDays),
    roomTypes: form.roomTypes.map(roomTypeFrom),
  };
}

/** The numbers of each form of a room type, which never changes: an untouched room is read once, and stays the same object. */
const roomTypes = new WeakMap<RoomForm, RoomType>();

function roomTypeFrom(room: RoomForm): RoomType {
  const known = roomTypes.get(room);
  if (known) return known;
  const read = { id: room.id, name: room.name, ...eachRoomField((field) => fieldNumber(room[field])) };
  roomTypes.set(room, read);
  return read;
}

/**
 * The form after another tab saved `state`. A field whose number did not change keeps its own text, so that
 * "12." and the caret in it stay; a room nothing changed in stays the same object.
 */
export function adoptState(form: CalculatorForm, state: CalculatorState): CalculatorForm {
  return {
    hotelName: state.hotelName,
    operatingDays: keptText(form.operatingDays, state.operatingDays),
    roomTypes: state.roomTypes.map((room) => {
      const mine = form.roomTypes.find(({ id }) => id === room.id);
      return mine ? adoptRoom(mine, room) : roomFormFrom(room);
    }),
  };
}

function adoptRoom(mine: RoomForm, room: RoomType): RoomForm {
  const texts = eachRoomField((field) => keptText(mine[field], room[field]));
  const isSame = room.name === mine.name && roomFields.every((field) => texts[field] === mine[field]);
  return isSame ? mine : { id: room.id, name: room.name, ...texts };
}

function keptText(text: string, value: number): string {
  return fieldNumber(text) === value ? text : String(value);
}
