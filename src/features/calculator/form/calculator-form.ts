import { type CalculatorState, DEFAULT_CALCULATOR_STATE, type RoomType } from '../../../domain/calculator';
import { type RoomField, roomFields } from '../../../domain/calculator-fields';
import { fieldNumber, mapFields } from '../../../domain/number-field';

/** A room type as its fields show it: numbers are raw text, so "12." and an emptied field stay as typed. */
export type RoomForm = Readonly<Record<'id' | 'name' | RoomField, string>>;

/** The calculator as its fields show it. */
export interface CalculatorForm {
  readonly hotelName: string;
  readonly operatingDays: string;
  readonly roomTypes: readonly RoomForm[];
}

export const DEFAULT_FORM: CalculatorForm = formFromState(DEFAULT_CALCULATOR_STATE);

/** Returns the form for a state from storage, a link or the defaults. */
export function formFromState(state: CalculatorState): CalculatorForm {
  return {
    hotelName: state.hotelName,
    operatingDays: String(state.operatingDays),
    roomTypes: state.roomTypes.map(roomFormFrom),
  };
}

export function roomFormFrom(room: RoomType): RoomForm {
  return { id: room.id, name: room.name, ...mapFields(roomFields, (field) => String(room[field])) };
}

/** Returns the numbers of the form, without clamping. Unreadable text is 0. */
export function stateFromForm(form: CalculatorForm): CalculatorState {
  return {
    hotelName: form.hotelName,
    operatingDays: fieldNumber(form.operatingDays),
    roomTypes: form.roomTypes.map(roomTypeFrom),
  };
}

/** Numbers by room form. An unchanged room form is parsed once and gives the same object, so its parts do not render again. */
const roomTypes = new WeakMap<RoomForm, RoomType>();

function roomTypeFrom(room: RoomForm): RoomType {
  const known = roomTypes.get(room);
  if (known) return known;
  const read = {
    id: room.id,
    name: room.name,
    ...mapFields(roomFields, (field) => fieldNumber(room[field])),
  };
  roomTypes.set(room, read);
  return read;
}

/**
 * Returns the form after another tab saved `state`. A field whose number is unchanged keeps its text, so "12." and the caret
 * in it stay. An unchanged room stays the same object.
 */
export function adoptState(form: CalculatorForm, state: CalculatorState): CalculatorForm {
  return {
    hotelName: state.hotelName,
    operatingDays: textFor(state.operatingDays, form.operatingDays),
    roomTypes: state.roomTypes.map((room) => {
      const mine = form.roomTypes.find(({ id }) => id === room.id);
      if (!mine) return roomFormFrom(room);
      const texts = mapFields(roomFields, (field) => textFor(room[field], mine[field]));
      const isSame = room.name === mine.name && roomFields.every((field) => texts[field] === mine[field]);
      return isSame ? mine : { id: room.id, name: room.name, ...texts };
    }),
  };
}

/** Returns `text` if it has this value, else the value as text. */
function textFor(value: number, text: string): string {
  return fieldNumber(text) === value ? text : String(value);
}
