import { type RoomField, roomFields } from '../../../domain/calculator/hotel-fields';
import {
  DEFAULT_HOTEL,
  freeRoomTypeId,
  type HotelFigures,
  MAX_ROOM_TYPES,
  newRoomType,
  type RoomType,
} from '../../../domain/calculator/hotel-figures';
import { fieldNumber } from '../../../domain/calculator/number-rule';
import { mapFields } from '../../../domain/map-fields';

/** The text fields and number fields of the hotel and of a room type. */
export type HotelTextField = 'hotelName' | 'operatingDays';
export type RoomTextField = 'name' | RoomField;

/** A room type as its fields show it: numbers are raw text, so "12." and an emptied field stay as typed. */
export type RoomForm = Readonly<Record<'id' | RoomTextField, string>>;

/** The hotel as the form shows it. */
export type HotelForm = Readonly<Record<HotelTextField, string>> & {
  readonly roomTypes: readonly RoomForm[];
};

export type HotelEdit =
  | { readonly type: 'hotel-field'; readonly field: HotelTextField; readonly text: string }
  | { readonly type: 'room-field'; readonly id: string; readonly field: RoomTextField; readonly text: string }
  | { readonly type: 'add-room' }
  /** `return-room` undoes `remove-room`. */
  | { readonly type: 'remove-room' | 'return-room'; readonly room: RoomForm; readonly index: number };

/** The hotel of the prerendered page and after Reset Form. */
export const DEFAULT_HOTEL_FORM = hotelFormFrom(DEFAULT_HOTEL);

/**
 * Returns the figures as the texts of a form. A text of `shown` stays if it means the same number: '12.' for 12, and '' or '5%'
 * for 0. Names come from `figures`. Room types in `shown` are found by id.
 */
export function hotelFormFrom(figures: HotelFigures, shown?: HotelForm): HotelForm {
  const shownRoom = (id: string) => shown?.roomTypes.find((room) => room.id === id);
  return {
    hotelName: figures.hotelName,
    operatingDays: textFor(figures.operatingDays, shown?.operatingDays),
    roomTypes: figures.roomTypes.map((room) => roomFormFrom(room, shownRoom(room.id))),
  };
}

function roomFormFrom(room: RoomType, shown?: RoomForm): RoomForm {
  const { id, name } = room;
  return { id, name, ...mapFields(roomFields, (field) => textFor(room[field], shown?.[field])) };
}

function textFor(value: number, shown: string | undefined): string {
  return shown !== undefined && fieldNumber(shown) === value ? shown : String(value);
}

/** Returns the hotel's ids, names and numbers in the same order, not clamped. Empty, unreadable or too large text becomes 0. */
export function hotelFiguresFrom(hotel: HotelForm): HotelFigures {
  return {
    hotelName: hotel.hotelName,
    operatingDays: fieldNumber(hotel.operatingDays),
    roomTypes: hotel.roomTypes.map(({ id, name, ...texts }) => ({
      id,
      name,
      ...mapFields(roomFields, (field) => fieldNumber(texts[field])),
    })),
  };
}

/**
 * Returns a copy of the hotel with the edit, also if the id is unknown. Returns `hotel` itself if it refuses the edit: a
 * room type above `MAX_ROOM_TYPES`, the removal of the only one, or the return of one that the hotel already has.
 */
export function changeHotelForm(hotel: HotelForm, edit: HotelEdit): HotelForm {
  const { roomTypes } = hotel;
  switch (edit.type) {
    case 'hotel-field':
      return { ...hotel, [edit.field]: edit.text };
    case 'room-field':
      return {
        ...hotel,
        roomTypes: roomTypes.map((room) =>
          room.id === edit.id ? { ...room, [edit.field]: edit.text } : room,
        ),
      };
    case 'add-room': {
      if (roomTypes.length >= MAX_ROOM_TYPES) return hotel;
      // The reducer makes the id, because React may process two presses before it renders either.
      const room = roomFormFrom(newRoomType(freeRoomTypeId(roomTypes)));
      return { ...hotel, roomTypes: [...roomTypes, room] };
    }
    case 'remove-room':
      return roomTypes.length <= 1
        ? hotel
        : { ...hotel, roomTypes: roomTypes.filter(({ id }) => id !== edit.room.id) };
    case 'return-room':
      return roomTypes.length >= MAX_ROOM_TYPES || roomTypes.some(({ id }) => id === edit.room.id)
        ? hotel
        : { ...hotel, roomTypes: roomTypes.toSpliced(edit.index, 0, edit.room) };
  }
}
