import { DEFAULT_HOTEL, type HotelInput } from '../../../domain/calculator/hotel-input';
import { DEFAULT_PANELS, hasMarkedMonths, type PanelInput } from '../../../domain/calculator/panel-input';
import type { SeasonPlan } from '../../../domain/calculator/year-by-months';
import { withEarlyInput } from './early-input';
import {
  applyHotelEdit,
  type HotelEdit,
  type HotelFormValues,
  hotelFormValuesFrom,
  type RoomTypeFormValues,
} from './hotel-form-values';
import {
  applyPanelEdit,
  type PanelEdit,
  type PanelFormValues,
  panelFormValuesFrom,
  panelInputFrom,
} from './panel-form-values';

/** All that the visitor can enter, as the fields show it. Each change makes a new object. */
export interface CalculatorFormValues {
  readonly hotelForm: HotelFormValues;
  readonly panelForm: PanelFormValues;
}

/** What Undo restores: the first kind a removed room type (later edits stay), the second all form values. */
export type UndoStep =
  | { readonly undoes: 'removal'; readonly roomType: RoomTypeFormValues; readonly index: number }
  | {
      /** What Undo takes back. `undo` is an Undo that overwrote later edits. */
      readonly undoes: 'reset' | 'link' | 'undo';
      /** The form values that Undo restores. */
      readonly previous: CalculatorFormValues;
      /** The form values that replaced them. Others mean later edits. */
      readonly replacement: CalculatorFormValues;
    };

/**
 * What changes the state. Only `CalculatorProvider` dispatches the `adopt-` actions, which are no edits: from local storage,
 * and from the controls at hydration.
 */
export type CalculatorAction =
  | HotelEdit
  | PanelEdit
  /** Shows the content of a link. This can be undone. */
  | { readonly type: 'use-link'; readonly hotelInput: HotelInput; readonly seasonPlan: SeasonPlan }
  | { readonly type: 'reset' | 'undo' }
  /** What local storage had at the start, or what another tab stored. */
  | { readonly type: 'adopt-hotel'; readonly hotelInput: HotelInput }
  | { readonly type: 'adopt-panels'; readonly panelInput: PanelInput }
  /** The form's controls at hydration, which may hold early input. */
  | { readonly type: 'adopt-early-input'; readonly controls: FormData };

export interface CalculatorState {
  readonly formValues: CalculatorFormValues;
  /**
   * The hotel whose total the bar compares with.
   * - After an edit, a reset or the Undo of a removal: the hotel before it. Consecutive key presses in one field are one edit.
   * - After any other replacement: the new hotel, so the bar shows no change.
   */
  readonly baselineForm: HotelFormValues;
  /** Null if there is nothing to undo. */
  readonly undo: UndoStep | null;
  /** `editKey` of the last edit of the hotel, or null after any other change. */
  readonly lastEditKey: string | null;
}

/** The form values of the prerendered page and after Reset Form. */
const DEFAULT_FORM_VALUES: CalculatorFormValues = {
  hotelForm: hotelFormValuesFrom(DEFAULT_HOTEL),
  panelForm: panelFormValuesFrom(DEFAULT_PANELS),
};

/** The default values, before local storage is read. */
export const INITIAL_CALCULATOR_STATE = stateWith(DEFAULT_FORM_VALUES, DEFAULT_FORM_VALUES.hotelForm);

/**
 * Returns the state after an action. Returns `state` itself after a refused edit of the hotel, an Undo without a step, and
 * controls without early input.
 */
export function calculatorReducer(state: CalculatorState, action: CalculatorAction): CalculatorState {
  const { formValues, undo } = state;
  switch (action.type) {
    case 'adopt-hotel': {
      const hotelForm = hotelFormValuesFrom(action.hotelInput, formValues.hotelForm);
      return stateWith({ ...formValues, hotelForm }, hotelForm);
    }
    case 'adopt-panels': {
      const panelForm = panelFormValuesFrom(action.panelInput, formValues.panelForm);
      return { ...state, formValues: { ...formValues, panelForm } };
    }
    case 'edit-panel-field':
    case 'mark-months':
      return {
        ...state,
        formValues: { ...formValues, panelForm: applyPanelEdit(formValues.panelForm, action) },
      };
    case 'undo': {
      if (!undo) return state;
      if (undo.undoes === 'removal') {
        const { hotelForm } = formValues;
        const roomTypes = hotelForm.roomTypes.toSpliced(undo.index, 0, undo.roomType);
        return stateWith({ ...formValues, hotelForm: { ...hotelForm, roomTypes } }, hotelForm);
      }
      const { previous, replacement } = undo;
      return stateWith(
        previous,
        previous.hotelForm,
        formValues === replacement ? null : { undoes: 'undo', previous: formValues, replacement: previous },
      );
    }
    case 'adopt-early-input': {
      const hotelForm = withEarlyInput(formValues.hotelForm, action.controls);
      if (hotelForm === formValues.hotelForm) return state;
      return stateWith({ ...formValues, hotelForm }, hotelForm);
    }
    case 'use-link': {
      const hotelForm = hotelFormValuesFrom(action.hotelInput);
      const replacement = { hotelForm, panelForm: withSeasonPlan(formValues.panelForm, action.seasonPlan) };
      return stateWith(replacement, hotelForm, { undoes: 'link', previous: formValues, replacement });
    }
    case 'reset':
      return stateWith(DEFAULT_FORM_VALUES, formValues.hotelForm, {
        undoes: 'reset',
        previous: formValues,
        replacement: DEFAULT_FORM_VALUES,
      });
    default: {
      const hotelForm = applyHotelEdit(formValues.hotelForm, action);
      if (hotelForm === formValues.hotelForm) return state;
      const lastEditKey = editKey(action);
      const isSameEdit = lastEditKey !== null && lastEditKey === state.lastEditKey;
      return {
        formValues: { ...formValues, hotelForm },
        baselineForm: isSameEdit ? state.baselineForm : formValues.hotelForm,
        undo: undoAfter(action, undo),
        lastEditKey,
      };
    }
  }
}

/** Returns the same key for all key presses in one field, and null for a room type that is added or removed. */
function editKey(edit: HotelEdit): string | null {
  if (!('field' in edit)) return null;
  return 'id' in edit ? `${edit.id} ${edit.field}` : edit.field;
}

/** Returns the panels with this season plan. Without a marked month on either side they do not change. */
function withSeasonPlan(panelForm: PanelFormValues, seasonPlan: SeasonPlan): PanelFormValues {
  if (!hasMarkedMonths(panelForm) && !hasMarkedMonths(seasonPlan)) return panelForm;
  return panelFormValuesFrom({ ...panelInputFrom(panelForm), ...seasonPlan }, panelForm);
}

/** Returns the state with these form values, by default without Undo. The next edit of any field starts a new comparison. */
function stateWith(
  formValues: CalculatorFormValues,
  baselineForm: HotelFormValues,
  undo: UndoStep | null = null,
): CalculatorState {
  return { formValues, baselineForm, undo, lastEditKey: null };
}

/** An added room type may take the last free place, so a removal cannot be undone after it. Other edits keep the step. */
function undoAfter(edit: HotelEdit, undo: UndoStep | null): UndoStep | null {
  if (edit.type === 'remove-room-type')
    return { undoes: 'removal', roomType: edit.roomType, index: edit.index };
  return edit.type === 'add-room-type' && undo?.undoes === 'removal' ? null : undo;
}
