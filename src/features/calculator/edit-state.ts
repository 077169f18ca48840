import type { RoomField } from '../../domain/calculator/hotel-fields';
import {
  type HotelFigures,
  MAX_ROOM_TYPES,
  newRoomType,
  roomTypeId,
} from '../../domain/calculator/hotel-figures';
import {
  DEFAULT_HOTEL_FORM,
  type HotelForm,
  hotelFormFrom,
  type RoomForm,
  roomFormFrom,
} from './form/hotel-form';
import {
  changePanels,
  DEFAULT_PANELS_FORM,
  type PanelEdit,
  type PanelsForm,
  panelsFormFrom,
  type StoredPanels,
} from './panels/panels-form';

/** The text fields and number fields of the hotel and of a room type. */
export type HotelField = 'hotelName' | 'operatingDays';
export type RoomText = 'name' | RoomField;

/** The words of a toast with an Undo button. */
export interface UndoOffer {
  readonly title: string;
  readonly text?: string;
}

/** All that the visitor can enter. */
interface CalculatorInput {
  readonly form: HotelForm;
  readonly panels: PanelsForm;
}

/** What Undo restores: the input before the last replace or reset. */
export interface UndoStep extends CalculatorInput {
  readonly offer: UndoOffer;
  /** The input right after that replace or reset, to detect later edits. */
  readonly after: CalculatorInput;
}

type FormEdit =
  | { readonly type: 'hotel-field'; readonly field: HotelField; readonly text: string }
  | { readonly type: 'room-field'; readonly id: string; readonly field: RoomText; readonly text: string }
  /** `now`: milliseconds since 1970, for the id of the new room type. */
  | { readonly type: 'add-room'; readonly now: number }
  | { readonly type: 'remove-room'; readonly id: string }
  | { readonly type: 'return-room'; readonly room: RoomForm; readonly index: number };

export type EditAction =
  | FormEdit
  | PanelEdit
  /** Without `panels` these do not change. `offer` null: the replacement cannot be undone. */
  | {
      readonly type: 'replace';
      readonly form: HotelForm;
      readonly panels?: PanelsForm;
      readonly offer: UndoOffer | null;
    }
  | { readonly type: 'reset'; readonly offer: UndoOffer }
  /** Restores the undo step. `offer`: used if the visitor has edited since, so that those edits can be restored. */
  | { readonly type: 'undo'; readonly offer: UndoOffer };

/** An action of the visitor, or one of the storage. */
export type CalculatorAction =
  | EditAction
  /** Shows what local storage contained at the start, or what another tab has stored. An absent part does not change. */
  | {
      readonly type: 'adopt';
      readonly hotelFigures?: HotelFigures | undefined;
      readonly storedPanels?: StoredPanels;
    };

/** What the visitor entered, with what Undo and storage need. */
export interface EditState extends CalculatorInput {
  /** The form before the last edit. All key presses in one field are one edit. */
  readonly previousForm: HotelForm;
  /** null: there is nothing to undo. */
  readonly undo: UndoStep | null;
  /** The action and field of the last edit, to recognise the next key press in the same field. */
  readonly editedField: string;
  /** What to do with the stored form. 'keep': it was read from there, so this tab does not write it. */
  readonly formStorage: 'keep' | 'save' | 'remove';
  /** What to do with the stored panels. A tab that writes what it has read could overwrite a newer text of another tab. */
  readonly panelsStorage: 'keep' | 'save';
}

/** The default figures, before local storage is read. */
export const INITIAL_STATE: EditState = {
  form: DEFAULT_HOTEL_FORM,
  previousForm: DEFAULT_HOTEL_FORM,
  panels: DEFAULT_PANELS_FORM,
  undo: null,
  editedField: '',
  formStorage: 'keep',
  panelsStorage: 'keep',
};

/**
 * Returns the state after an action. Stores nothing: its `formStorage` and `panelsStorage` tell `useStoredInput` what to store.
 * Returns the same object for: Undo without a step, `replace` by the very objects of `state`, an eleventh room type, removal of
 * the only one, return of one whose id is there. A field or month set to what it was, or an unknown id, is an edit.
 */
export function editReducer(state: EditState, action: CalculatorAction): EditState {
  switch (action.type) {
    case 'adopt': {
      const { hotelFigures, storedPanels } = action;
      const panels = storedPanels ? panelsFormFrom(storedPanels, state.panels) : state.panels;
      const panelsStorage = storedPanels ? 'keep' : state.panelsStorage;
      const adopted: EditState = { ...state, panels, panelsStorage, formStorage: 'keep' };
      if (!hotelFigures) return adopted;
      const form = hotelFormFrom(hotelFigures, state.form);
      return { ...adopted, form, previousForm: form, undo: null, editedField: '' };
    }
    case 'panel-field':
    case 'mark-months':
      return { ...state, panels: changePanels(state.panels, action), panelsStorage: 'save' };
    case 'undo': {
      if (!state.undo) return state;
      const { form, panels, after } = state.undo;
      // If the visitor has edited since, the restore can be undone too.
      const isUntouched = state.form === after.form && state.panels === after.panels;
      return editReducer(state, { type: 'replace', form, panels, offer: isUntouched ? null : action.offer });
    }
    case 'replace': {
      const { form, panels = state.panels, offer } = action;
      if (form === state.form && panels === state.panels) return state;
      return { ...withInput(state, { form, panels }, offer), previousForm: form };
    }
    case 'reset':
      return {
        ...withInput(state, { form: DEFAULT_HOTEL_FORM, panels: DEFAULT_PANELS_FORM }, action.offer),
        formStorage: 'remove',
      };
    default: {
      const form = changeForm(state.form, action);
      if (form === state.form) return state;
      const editedField = editedFieldOf(action);
      const previousForm = editedField === state.editedField ? state.previousForm : state.form;
      return { ...state, form, previousForm, editedField, formStorage: 'save' };
    }
  }
}

/** Returns the same text for each edit of the same field. */
function editedFieldOf(edit: FormEdit): string {
  return [edit.type, 'id' in edit ? edit.id : '', 'field' in edit ? edit.field : ''].join(' ');
}

/** Replaces form and panels, and sets the undo step; `offer` null clears it. Other edits keep the step. */
function withInput(state: EditState, after: CalculatorInput, offer: UndoOffer | null): EditState {
  const { form, panels } = state;
  return {
    ...after,
    previousForm: form,
    undo: offer && { offer, form, panels, after },
    editedField: '',
    formStorage: 'save',
    panelsStorage: 'save',
  };
}

function changeForm(form: HotelForm, edit: FormEdit): HotelForm {
  const { roomTypes } = form;
  switch (edit.type) {
    case 'hotel-field':
      return { ...form, [edit.field]: edit.text };
    case 'room-field':
      return {
        ...form,
        roomTypes: roomTypes.map((room) =>
          room.id === edit.id ? { ...room, [edit.field]: edit.text } : room,
        ),
      };
    case 'add-room': {
      if (roomTypes.length >= MAX_ROOM_TYPES) return form;
      // The reducer makes the id, because React may process two presses before it renders either.
      const ids = roomTypes.map((room) => room.id);
      const room = roomFormFrom(newRoomType(roomTypeId(edit.now, ids)));
      return { ...form, roomTypes: [...roomTypes, room] };
    }
    case 'remove-room':
      return roomTypes.length <= 1
        ? form
        : { ...form, roomTypes: roomTypes.filter(({ id }) => id !== edit.id) };
    case 'return-room':
      return roomTypes.length >= MAX_ROOM_TYPES || roomTypes.some(({ id }) => id === edit.room.id)
        ? form
        : { ...form, roomTypes: roomTypes.toSpliced(edit.index, 0, edit.room) };
  }
}
