import { ROOM_TYPE_NUMBERS, type RoomTypeNumberName } from '../../../domain/calculator/hotel-fields';
import {
  freeRoomTypeId,
  type HotelInput,
  MAX_ROOM_TYPES,
  newRoomType,
  type RoomType,
} from '../../../domain/calculator/hotel-input';
import { parseNumberOrZero } from '../../../domain/calculator/number-rule';
import { mapFields } from '../../../helpers/map-fields';

/** The fields of the hotel and of a room type, for texts and numbers. */
export type HotelFieldName = 'hotelName' | 'operatingDays';
export type RoomTypeFieldName = 'name' | RoomTypeNumberName;

/** A room type as its fields show it: numbers are raw text, so "12." and an emptied field stay as typed. */
export type RoomTypeFormValues = Readonly<Record<'id' | RoomTypeFieldName, string>>;

/** The hotel as the form shows it. */
export type HotelFormValues = Readonly<Record<HotelFieldName, string>> & {
  readonly roomTypes: readonly RoomTypeFormValues[];
};

export type HotelEdit = Readonly<
  | { type: 'edit-hotel-field'; field: HotelFieldName; text: string }
  | { type: 'edit-room-type-field'; id: string; field: RoomTypeFieldName; text: string }
  | { type: 'add-room-type' }
  /** `index` is its place in the list, from 0, to which Undo returns it. */
  | { type: 'remove-room-type'; roomType: RoomTypeFormValues; index: number }
>;

/**
 * Returns the input as form values. A text of `shown` stays if it means the same number: '12.' for 12, and '' or '5%' for 0.
 * Room types are matched by id. So input of another tab does not disturb a visitor who types. Names come from `hotelInput`.
 */
export function hotelFormValuesFrom(hotelInput: HotelInput, shown?: HotelFormValues): HotelFormValues {
  const shownRoomType = (id: string) => shown?.roomTypes.find((roomType) => roomType.id === id);
  return {
    hotelName: hotelInput.hotelName,
    operatingDays: textFor(hotelInput.operatingDays, shown?.operatingDays),
    roomTypes: hotelInput.roomTypes.map((roomType) =>
      roomTypeFormValuesFrom(roomType, shownRoomType(roomType.id)),
    ),
  };
}

function roomTypeFormValuesFrom(roomType: RoomType, shown?: RoomTypeFormValues): RoomTypeFormValues {
  const { id, name } = roomType;
  const texts = mapFields(ROOM_TYPE_NUMBERS, (field) => textFor(roomType[field], shown?.[field]));
  return { id, name, ...texts };
}

function textFor(value: number, shown: string | undefined): string {
  return shown !== undefined && parseNumberOrZero(shown) === value ? shown : String(value);
}

/** Returns the hotel's ids, names and numbers in the same order, not clamped. Empty, unreadable or too large text becomes 0. */
export function hotelInputFrom(hotelForm: HotelFormValues): HotelInput {
  return {
    ...hotelForm,
    operatingDays: parseNumberOrZero(hotelForm.operatingDays),
    roomTypes: hotelForm.roomTypes.map((roomType) => ({
      ...roomType,
      ...mapFields(ROOM_TYPE_NUMBERS, (field) => parseNumberOrZero(roomType[field])),
    })),
  };
}

/**
 * Returns a copy with the edit. Does not check the text. If no room type has the id of the edit, the copy has the same values.
 * Returns `hotelForm` itself for a refused edit: a room type above `MAX_ROOM_TYPES`, or the removal of the only room type.
 */
export function applyHotelEdit(hotelForm: HotelFormValues, edit: HotelEdit): HotelFormValues {
  const { roomTypes } = hotelForm;
  switch (edit.type) {
    case 'edit-hotel-field':
      return { ...hotelForm, [edit.field]: edit.text };
    case 'edit-room-type-field':
      return {
        ...hotelForm,
        roomTypes: roomTypes.map((roomType) =>
          roomType.id === edit.id ? { ...roomType, [edit.field]: edit.text } : roomType,
        ),
      };
    case 'add-room-type': {
      if (roomTypes.length >= MAX_ROOM_TYPES) return hotelForm;
      // The reducer makes the id, because React may process two presses before it renders either.
      const roomType = roomTypeFormValuesFrom(newRoomType(freeRoomTypeId(roomTypes)));
      return { ...hotelForm, roomTypes: [...roomTypes, roomType] };
    }
    case 'remove-room-type':
      return roomTypes.length <= 1
        ? hotelForm
        : { ...hotelForm, roomTypes: roomTypes.filter(({ id }) => id !== edit.roomType.id) };
  }
}
