import { type HotelInput, serializeHotel } from '../../../domain/calculator/hotel-input';
import { hasMarkedMonths, type PanelInput, serializePanels } from '../../../domain/calculator/panel-input';
import type { SeasonPlan } from '../../../domain/calculator/year-by-months';
import { withEarlyInput } from './early-input';
import {
  applyHotelEdit,
  DEFAULT_HOTEL_FORM_VALUES,
  type HotelEdit,
  type HotelFormValues,
  hotelFormValuesFrom,
  hotelInputFrom,
  type RoomTypeFormValues,
} from './hotel-form-values';
import {
  applyPanelEdit,
  DEFAULT_PANEL_FORM_VALUES,
  type PanelEdit,
  type PanelFormValues,
  panelFormValuesFrom,
  panelInputFrom,
} from './panel-form-values';

/**
 * All that the visitor can enter, as the fields show it and as local storage has it. Each change makes a new object. The stored
 * texts are part of it, so that Undo of a reset stores even a text of another version again, unchanged.
 */
export interface CalculatorFormValues {
  readonly hotel: HotelFormValues;
  readonly panels: PanelFormValues;
  /** The JSON of `hotel` and `panels` that local storage has or must get, or null for none. */
  readonly storedHotelText: string | null;
  readonly storedPanelsText: string | null;
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

export type EditAction =
  | HotelEdit
  | PanelEdit
  /** Shows the content of a link. This can be undone. */
  | { readonly type: 'use-link'; readonly hotelInput: HotelInput; readonly seasonPlan: SeasonPlan }
  | { readonly type: 'reset' | 'undo' };

/** An action of the visitor, or one of the storage. */
export type CalculatorAction =
  | EditAction
  /** The text that local storage had at the start, or that another tab stored. If its input is null, the form values stay. */
  | { readonly type: 'adopt-hotel'; readonly text: string | null; readonly hotelInput: HotelInput | null }
  | { readonly type: 'adopt-panels'; readonly text: string | null; readonly panelInput: PanelInput | null }
  /** The form's controls at hydration, which may hold early input. */
  | { readonly type: 'adopt-early-input'; readonly controls: FormData };

export interface CalculatorState {
  readonly formValues: CalculatorFormValues;
  /**
   * The hotel whose total the bar compares with.
   * - After an edit or a reset: the hotel before it. All key presses in one field are one edit.
   * - After any other replacement: the new hotel, so the bar shows no change.
   */
  readonly baselineHotel: HotelFormValues;
  /** Null if there is nothing to undo. */
  readonly undo: UndoStep | null;
  /** `editKey` of the last edit of the hotel, or '' after any other change. */
  readonly lastEditKey: string;
}

/** The default values, before local storage is read. */
export const INITIAL_CALCULATOR_STATE: CalculatorState = {
  formValues: {
    hotel: DEFAULT_HOTEL_FORM_VALUES,
    panels: DEFAULT_PANEL_FORM_VALUES,
    storedHotelText: null,
    storedPanelsText: null,
  },
  baselineHotel: DEFAULT_HOTEL_FORM_VALUES,
  undo: null,
  lastEditKey: '',
};

/**
 * Returns the state after an action. It is `state` itself for a refused edit of the hotel, an Undo without a step, or controls
 * without early input.
 * - Undo of a removal keeps later edits. Any other restores all form values, and can be undone if it overwrites later edits.
 * - Early input, and `adopt-hotel` with a hotel, clear the undo step. `add-room-type` clears that of a removal.
 */
export function calculatorReducer(state: CalculatorState, action: CalculatorAction): CalculatorState {
  const { formValues, undo } = state;
  switch (action.type) {
    case 'adopt-hotel': {
      const { text: storedHotelText, hotelInput } = action;
      if (!hotelInput) return { ...state, formValues: { ...formValues, storedHotelText } };
      const hotel = hotelFormValuesFrom(hotelInput, formValues.hotel);
      return stateWithFormValues({ ...formValues, hotel, storedHotelText }, hotel, null);
    }
    case 'adopt-panels': {
      const { text: storedPanelsText, panelInput } = action;
      const panels = panelInput ? panelFormValuesFrom(panelInput, formValues.panels) : formValues.panels;
      return { ...state, formValues: { ...formValues, panels, storedPanelsText } };
    }
    case 'edit-panel-field':
    case 'mark-months':
      return { ...state, formValues: withPanels(formValues, applyPanelEdit(formValues.panels, action)) };
    case 'undo': {
      if (!undo) return state;
      if (undo.undoes === 'removal') {
        const { hotel } = formValues;
        const roomTypes = hotel.roomTypes.toSpliced(undo.index, 0, undo.roomType);
        return stateWithFormValues(withHotel(formValues, { ...hotel, roomTypes }), hotel, null);
      }
      const { previous, replacement } = undo;
      return stateWithFormValues(
        previous,
        previous.hotel,
        formValues === replacement ? null : { undoes: 'undo', previous: formValues, replacement: previous },
      );
    }
    case 'adopt-early-input': {
      const hotel = withEarlyInput(formValues.hotel, action.controls);
      if (hotel === formValues.hotel) return state;
      return stateWithFormValues(withHotel(formValues, hotel), hotel, null);
    }
    case 'use-link': {
      const hotel = hotelFormValuesFrom(action.hotelInput);
      const replacement = withHotel(withSeasonPlan(formValues, action.seasonPlan), hotel);
      return stateWithFormValues(replacement, hotel, { undoes: 'link', previous: formValues, replacement });
    }
    case 'reset': {
      const replacement = INITIAL_CALCULATOR_STATE.formValues;
      return stateWithFormValues(replacement, formValues.hotel, {
        undoes: 'reset',
        previous: formValues,
        replacement,
      });
    }
    default: {
      const hotel = applyHotelEdit(formValues.hotel, action);
      if (hotel === formValues.hotel) return state;
      const lastEditKey = editKey(action);
      return {
        formValues: withHotel(formValues, hotel),
        baselineHotel: lastEditKey === state.lastEditKey ? state.baselineHotel : formValues.hotel,
        undo: undoAfter(action, undo),
        lastEditKey,
      };
    }
  }
}

/** Returns the edit without its text. Key presses in one field have the same key. */
const editKey = (action: HotelEdit): string => JSON.stringify({ ...action, text: undefined });

const withHotel = (formValues: CalculatorFormValues, hotel: HotelFormValues): CalculatorFormValues => ({
  ...formValues,
  hotel,
  storedHotelText: serializeHotel(hotelInputFrom(hotel)),
});

const withPanels = (formValues: CalculatorFormValues, panels: PanelFormValues): CalculatorFormValues => ({
  ...formValues,
  panels,
  storedPanelsText: serializePanels(panelInputFrom(panels)),
});

/** Returns the form values with this season plan. Without a marked month on either side the panels do not change. */
function withSeasonPlan(formValues: CalculatorFormValues, seasonPlan: SeasonPlan): CalculatorFormValues {
  if (!hasMarkedMonths(formValues.panels) && !hasMarkedMonths(seasonPlan)) return formValues;
  const panelInput = { ...panelInputFrom(formValues.panels), ...seasonPlan };
  return withPanels(formValues, panelFormValuesFrom(panelInput, formValues.panels));
}

/** Returns the state with these form values. The next edit of any field starts a new comparison. */
function stateWithFormValues(
  formValues: CalculatorFormValues,
  baselineHotel: HotelFormValues,
  undo: UndoStep | null,
): CalculatorState {
  return { formValues, baselineHotel, undo, lastEditKey: '' };
}

/** An added room type may take the last free place, so a removal cannot be undone after it. Other edits keep the step. */
function undoAfter(edit: HotelEdit, undo: UndoStep | null): UndoStep | null {
  if (edit.type === 'remove-room-type')
    return { undoes: 'removal', roomType: edit.roomType, index: edit.index };
  return edit.type === 'add-room-type' && undo?.undoes === 'removal' ? null : undo;
}
