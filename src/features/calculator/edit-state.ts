import { MAX_ROOM_TYPES, newRoomType, roomTypeId } from '../../domain/calculator';
import type { RoomField } from '../../domain/calculator-fields';
import { type CalculatorForm, DEFAULT_FORM, type RoomForm, roomFormFrom } from './form/calculator-form';

/** The text fields and number fields of the hotel and of a room type. */
export type HotelField = 'hotelName' | 'operatingDays';
export type RoomText = 'name' | RoomField;

/** Words of a toast that offers Undo. */
export interface Notice {
  readonly title: string;
  readonly text?: string;
}

/** The form, and the panels as stored text; null: the starting values. */
interface Figures {
  readonly form: CalculatorForm;
  readonly panels: string | null;
}

/** What Undo restores: the figures before the last replace or reset. */
export interface UndoStep extends Figures {
  readonly notice: Notice;
  /** The figures right after that replace or reset, to detect later edits. */
  readonly after: Figures;
}

/** An action of the visitor. */
export type EditAction =
  | { readonly type: 'hotel-field'; readonly field: HotelField; readonly text: string }
  | { readonly type: 'room-field'; readonly id: string; readonly field: RoomText; readonly text: string }
  /** `now`: milliseconds since 1970, for the id of the new room type. */
  | { readonly type: 'add-room'; readonly now: number }
  | { readonly type: 'remove-room'; readonly id: string }
  | { readonly type: 'return-room'; readonly room: RoomForm; readonly index: number }
  /** `update` gets the panels as stored text and returns the next text. */
  | { readonly type: 'panels'; readonly update: (panels: string | null) => string }
  /** Without `panels` the panels do not change. Without a notice there is no Undo. */
  | ({ readonly type: 'replace'; readonly notice: Notice | null } & Pick<Figures, 'form'> & Partial<Figures>)
  | { readonly type: 'reset'; readonly notice: Notice }
  /** Restores the undo step. `notice`: shown if the visitor has edited since, with an Undo for those edits. */
  | { readonly type: 'undo'; readonly notice: Notice };

/** Shows figures that were stored before or by another tab. An absent part does not change. */
interface AdoptAction {
  readonly type: 'adopt';
  readonly update?: (form: CalculatorForm) => CalculatorForm;
  readonly panels?: string | null;
}

/** The calculator's form and panels, with what Undo and storage need. */
export interface EditState extends Figures {
  /** The form before the last edit. All key presses in one field are one edit. */
  readonly previousForm: CalculatorForm;
  /** null: there is nothing to undo. */
  readonly undo: UndoStep | null;
  /** The action and field of the last edit, to recognise the next key press in the same field. */
  readonly editedField: string;
  /** What to do with the stored form. 'none' after reading it. */
  readonly storage: 'none' | 'save' | 'remove';
  /** Whether to store the panels. A tab that stores what it adopted could overwrite what the other tab has typed since. */
  readonly panelsStorage: 'none' | 'save';
  /** Whether local storage has been read. */
  readonly isRestored: boolean;
}

export const INITIAL_STATE: EditState = {
  form: DEFAULT_FORM,
  previousForm: DEFAULT_FORM,
  panels: null,
  undo: null,
  editedField: '',
  storage: 'none',
  panelsStorage: 'none',
  isRestored: false,
};

/** Returns the state after an action; the same object if the action is impossible: Undo without a step, an eleventh room type, removing the last. */
export function editReducer(state: EditState, action: EditAction | AdoptAction): EditState {
  const isRestored = true;
  if (action.type === 'undo')
    return state.undo ? editReducer(state, restoreAction(state.undo, state, action.notice)) : state;
  if (action.type === 'adopt') {
    const { update, panels = state.panels } = action;
    const form = update ? update(state.form) : state.form;
    const panelsStorage = action.panels === undefined ? state.panelsStorage : 'none';
    const none = { undo: null, editedField: '', storage: 'none', isRestored } as const;
    return { ...none, form, previousForm: form, panels, panelsStorage };
  }
  if (action.type === 'panels') {
    const panels = action.update(state.panels);
    return panels === state.panels ? state : { ...state, panels, panelsStorage: 'save' };
  }
  const form = changeForm(state.form, action);
  const isReset = action.type === 'reset';
  const { panels = state.panels } = isReset ? { panels: null } : action.type === 'replace' ? action : state;
  if (form === state.form && panels === state.panels && !isReset) return state;
  const editedField = [action.type, 'id' in action && action.id, 'field' in action && action.field].join();
  const isSameField = editedField === state.editedField;
  return {
    form,
    previousForm: action.type === 'replace' ? form : isSameField ? state.previousForm : state.form,
    panels,
    undo: undoAfter(state, action, { form, panels }),
    editedField,
    storage: isReset ? 'remove' : 'save',
    panelsStorage: isReset || action.type === 'replace' ? 'save' : state.panelsStorage,
    isRestored,
  };
}

/** Only a replace or reset sets or clears the undo step. Other edits keep it. */
function undoAfter({ form, panels, undo }: EditState, action: EditAction, after: Figures): UndoStep | null {
  if (action.type !== 'replace' && action.type !== 'reset') return undo;
  return action.notice ? { notice: action.notice, form, panels, after } : null;
}

/** Restores the step. If the visitor has edited since, the restore can be undone too. */
function restoreAction({ form, panels, after }: UndoStep, now: Figures, notice: Notice): EditAction {
  const isUntouched = now.form === after.form && now.panels === after.panels;
  return { type: 'replace', form, panels, notice: isUntouched ? null : notice };
}

/** Returns the same form if the action is impossible (an eleventh room type, removing the last one). */
function changeForm(
  form: CalculatorForm,
  action: Exclude<EditAction, { type: 'panels' | 'undo' }>,
): CalculatorForm {
  const { roomTypes } = form;
  switch (action.type) {
    case 'hotel-field':
      return { ...form, [action.field]: action.text };
    case 'room-field':
      return {
        ...form,
        roomTypes: roomTypes.map((room) =>
          room.id === action.id ? { ...room, [action.field]: action.text } : room,
        ),
      };
    case 'add-room': {
      if (roomTypes.length >= MAX_ROOM_TYPES) return form;
      // The reducer makes the id, because React may process two presses before it renders either.
      const ids = roomTypes.map((room) => room.id);
      const room = roomFormFrom(newRoomType(roomTypeId(action.now, ids)));
      return { ...form, roomTypes: [...roomTypes, room] };
    }
    case 'remove-room':
      return roomTypes.length <= 1
        ? form
        : { ...form, roomTypes: roomTypes.filter(({ id }) => id !== action.id) };
    case 'return-room':
      return roomTypes.length >= MAX_ROOM_TYPES || roomTypes.some(({ id }) => id === action.room.id)
        ? form
        : { ...form, roomTypes: roomTypes.toSpliced(action.index, 0, action.room) };
    case 'replace':
      return action.form;
    case 'reset':
      return DEFAULT_FORM;
  }
}
