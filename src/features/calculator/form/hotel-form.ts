import { type RoomField, roomFields } from '../../../domain/calculator/hotel-fields';
import { DEFAULT_HOTEL, type HotelFigures, type RoomType } from '../../../domain/calculator/hotel-figures';
import { fieldNumber } from '../../../domain/calculator/number-field';
import { mapFields } from '../../../domain/map-fields';

/** A room type as its fields show it: numbers are raw text, so "12." and an emptied field stay as typed. */
export type RoomForm = Readonly<Record<'id' | 'name' | RoomField, string>>;

export interface HotelForm {
  readonly hotelName: string;
  readonly operatingDays: string;
  readonly roomTypes: readonly RoomForm[];
}

/** The form of the prerendered page and after Reset Form. */
export const DEFAULT_HOTEL_FORM: HotelForm = hotelFormFrom(DEFAULT_HOTEL);

/** Returns figures as texts. A number that equals its text in `shown` ('12.'; '' is 0) keeps that text; rooms match by id. */
export function hotelFormFrom(figures: HotelFigures, shown?: HotelForm): HotelForm {
  const shownRoom = (id: string) => shown?.roomTypes.find((room) => room.id === id);
  return {
    hotelName: figures.hotelName,
    operatingDays: textFor(figures.operatingDays, shown?.operatingDays),
    roomTypes: figures.roomTypes.map((room) => roomFormFrom(room, shownRoom(room.id))),
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
export function hotelFiguresFrom(form: HotelForm): HotelFigures {
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
