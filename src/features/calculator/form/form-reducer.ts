import { MAX_ROOM_TYPES, newRoomType, roomTypeId } from '../../../domain/calculator';
import type { RoomField } from '../../../domain/calculator-fields';
import { type CalculatorForm, DEFAULT_FORM, type RoomForm, roomFormFrom } from './calculator-form';

/** What can be typed of the hotel, and of a room type. */
export type HotelField = 'hotelName' | 'operatingDays';
export type RoomText = 'name' | RoomField;

/** What a person is told of a change in the place of all they had, which they can have back. */
export interface Told {
  readonly title: string;
  readonly text?: string;
}

/** What a person does to the form. */
export type FormChange =
  | { readonly type: 'hotel-field'; readonly field: HotelField; readonly text: string }
  | {
      readonly type: 'room-field';
      readonly id: string;
      readonly field: RoomText;
      readonly text: string;
    }
  /** `now`, in milliseconds since 1970, becomes its id where no other room type has it. */
  | { readonly type: 'add-room'; readonly now: number }
  | { readonly type: 'remove-room'; readonly id: string }
  | { readonly type: 'return-room'; readonly room: RoomForm; readonly index: number }
  /** `text`: the panels' figures as they are stored. */
  | { readonly type: 'panels'; readonly text: string }
  /** `panels`: the same; absent: they stay as they are. */
  | {
      readonly type: 'replace';
      readonly form: CalculatorForm;
      readonly panels?: string | null;
      readonly told: Told | null;
    }
  | { readonly type: 'reset'; readonly told: Told }
  /** Brings back what was replaced as a whole. `told`: said where its place was edited since. */
  | { readonly type: 'undo'; readonly told: Told };

/** The form after a change. A change that is not possible (an eleventh room type, the last one removed) leaves it as it is. */
export function changeForm(form: CalculatorForm, change: FormChange): CalculatorForm {
  const { roomTypes } = form;
  switch (change.type) {
    case 'hotel-field':
      return { ...form, [change.field]: change.text };
    case 'room-field':
      return {
        ...form,
        roomTypes: roomTypes.map((room) =>
          room.id === change.id ? { ...room, [change.field]: change.text } : room,
        ),
      };
    case 'add-room': {
      if (roomTypes.length >= MAX_ROOM_TYPES) return form;
      // Here, because two presses may be answered before either is shown.
      const id = roomTypeId(
        change.now,
        roomTypes.map((room) => room.id),
      );
      return { ...form, roomTypes: [...roomTypes, roomFormFrom(newRoomType(id))] };
    }
    case 'remove-room':
      return roomTypes.length <= 1
        ? form
        : { ...form, roomTypes: roomTypes.filter(({ id }) => id !== change.id) };
    case 'return-room':
      return roomTypes.length >= MAX_ROOM_TYPES || roomTypes.some(({ id }) => id === change.room.id)
        ? form
        : {
            ...form,
            roomTypes: [...roomTypes.slice(0, change.index), change.room, ...roomTypes.slice(change.index)],
          };
    case 'panels':
    case 'undo':
      return form;
    case 'replace':
      return change.form;
    case 'reset':
      return DEFAULT_FORM;
  }
}

/** What is stored of the panels after a change; null: nothing. Only the panels themselves know what the text says. */
export function changePanels(panels: string | null, change: FormChange): string | null {
  if (change.type === 'panels') return change.text;
  if (change.type === 'reset') return null;
  return change.type === 'replace' && change.panels !== undefined ? change.panels : panels;
}
