import { type RoomField, roomFields } from '../../../domain/calculator/hotel-fields';
import {
  type CalculatorState,
  DEFAULT_CALCULATOR_STATE,
  type RoomType,
} from '../../../domain/calculator/hotel-figures';
import { fieldNumber } from '../../../domain/calculator/number-field';
import { mapFields } from '../../../domain/map-fields';

/** A room type as its fields show it: numbers are raw text, so "12." and an emptied field stay as typed. */
export type RoomForm = Readonly<Record<'id' | 'name' | RoomField, string>>;

export interface CalculatorForm {
  readonly hotelName: string;
  readonly operatingDays: string;
  readonly roomTypes: readonly RoomForm[];
}

/** The form of the prerendered page and after Reset Form. */
export const DEFAULT_FORM: CalculatorForm = formFromState(DEFAULT_CALCULATOR_STATE);

/** Returns a state as texts. A number equal to its text in `shown` ('12.'; '' equals 0) keeps that text; rooms match by id. */
export function formFromState(state: CalculatorState, shown?: CalculatorForm): CalculatorForm {
  const shownRoom = (id: string) => shown?.roomTypes.find((room) => room.id === id);
  return {
    hotelName: state.hotelName,
    operatingDays: textFor(state.operatingDays, shown?.operatingDays),
    roomTypes: state.roomTypes.map((room) => roomFormFrom(room, shownRoom(room.id))),
  };
}

/** Returns a room type as texts. A number keeps its text in `shown` (any id) if that means the same ('12.', '' for 0). */
export function roomFormFrom(room: RoomType, shown?: RoomForm): RoomForm {
  const { id, name } = room;
  return { id, name, ...mapFields(roomFields, (field) => textFor(room[field], shown?.[field])) };
}

function textFor(value: number, shown: string | undefined): string {
  return shown !== undefined && fieldNumber(shown) === value ? shown : String(value);
}

/** Returns the form's ids, names and numbers, not clamped, in the same order. Empty, unreadable or too large text is 0. */
export function stateFromForm(form: CalculatorForm): CalculatorState {
  return {
    hotelName: form.hotelName,
    operatingDays: fieldNumber(form.operatingDays),
    roomTypes: form.roomTypes.map((room) => ({
      id: room.id,
      name: room.name,
      ...mapFields(roomFields, (field) => fieldNumber(room[field])),
    })),
  };
}
