import type { HotelFigures } from '../../domain/calculator/hotel-figures';
import { parsePanels } from '../../domain/calculator/panel-figures';
import {
  changeHotelForm,
  DEFAULT_HOTEL_FORM,
  type HotelEdit,
  type HotelForm,
  hotelFormFrom,
} from './form/hotel-form';
import {
  changePanelsForm,
  DEFAULT_PANELS_FORM,
  type PanelEdit,
  type PanelsForm,
  panelsFormFrom,
} from './panels/panels-form';

/** The words of a toast with an Undo button. */
export interface UndoOffer {
  readonly title: string;
  readonly text?: string;
}

/** All that the visitor can enter: the hotel's form and the panels' fields. */
interface CalculatorForms {
  readonly form: HotelForm;
  readonly panels: PanelsForm;
}

/** What Undo restores: both forms before the last replace or reset. */
export interface UndoStep extends CalculatorForms {
  readonly offer: UndoOffer;
  /** Both forms right after that replace or reset, to detect later edits. */
  readonly after: CalculatorForms;
}

export type EditAction =
  | HotelEdit
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
  /** Show what local storage contained at the start, or what another tab has stored. `text` null: no panels are stored. */
  | { readonly type: 'adopt-hotel'; readonly figures: HotelFigures }
  | { readonly type: 'adopt-panels'; readonly text: string | null };

/** State of the calculator's reducer: what the visitor entered, and what Undo and storage need. */
export interface EditState extends CalculatorForms {
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
 * - `reset`, and `replace` with an `offer`, set the undo step. `adopt-hotel`, and `replace` without an `offer`, clear it.
 * - Returns `state` itself for Undo without a step, for `replace` by its very objects, and for what `changeHotelForm` refuses.
 * - A field or month set to what it was, or an unknown id, is an edit.
 */
export function editReducer(state: EditState, action: CalculatorAction): EditState {
  switch (action.type) {
    case 'adopt-hotel': {
      const form = hotelFormFrom(action.figures, state.form);
      return { ...state, form, previousForm: form, undo: null, editedField: '', formStorage: 'keep' };
    }
    case 'adopt-panels': {
      const panels = panelsFormFrom(parsePanels(action.text), state.panels);
      return { ...state, panels: { ...panels, storedText: action.text }, panelsStorage: 'keep' };
    }
    case 'panel-field':
    case 'mark-months':
      return { ...state, panels: changePanelsForm(state.panels, action), panelsStorage: 'save' };
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
      return { ...withForms(state, { form, panels }, offer), previousForm: form };
    }
    case 'reset':
      return {
        ...withForms(state, { form: DEFAULT_HOTEL_FORM, panels: DEFAULT_PANELS_FORM }, action.offer),
        formStorage: 'remove',
      };
    default: {
      const form = changeHotelForm(state.form, action);
      if (form === state.form) return state;
      const editedField = editedFieldOf(action);
      const previousForm = editedField === state.editedField ? state.previousForm : state.form;
      return { ...state, form, previousForm, editedField, formStorage: 'save' };
    }
  }
}

/** Returns the same text for each edit of the same field. */
function editedFieldOf(edit: HotelEdit): string {
  return [edit.type, 'id' in edit ? edit.id : '', 'field' in edit ? edit.field : ''].join(' ');
}

/** Replaces form and panels, and sets the undo step; `offer` null clears it. Other edits keep the step. */
function withForms(state: EditState, after: CalculatorForms, offer: UndoOffer | null): EditState {
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
