import { type HotelFigures, serializeHotel } from '../../../domain/calculator/hotel-figures';
import {
  hasMarkedMonths,
  parseStoredPanels,
  serializePanels,
} from '../../../domain/calculator/panel-figures';
import type { SeasonPlan } from '../../../domain/calculator/year-by-months';
import {
  applyHotelEdit,
  DEFAULT_HOTEL_FORM_VALUES,
  type HotelEdit,
  type HotelFormValues,
  hotelFiguresFrom,
  hotelFormValuesFrom,
  type RoomTypeFormValues,
} from './hotel-form-values';
import {
  applyPanelEdit,
  DEFAULT_PANEL_FORM_VALUES,
  type PanelEdit,
  type PanelFormValues,
  panelFiguresFrom,
  panelFormValuesFrom,
} from './panel-form-values';

/** All that the visitor can enter, as the fields show it and as local storage has it. Each change makes a new object. */
export interface CalculatorInput {
  readonly hotel: HotelFormValues;
  readonly panels: PanelFormValues;
  /** The JSON of `hotel` and `panels` that storage has or must get: null if there is none, undefined if it is not read yet. */
  readonly storedHotel: string | null | undefined;
  readonly storedPanels: string | null | undefined;
}

/** What Undo restores. The first kind restores a removed room type and keeps later edits. The second restores all input. */
export type UndoStep =
  | { readonly undoes: 'removal'; readonly roomType: RoomTypeFormValues; readonly index: number }
  | {
      /** What Undo takes back. `undo` is an Undo that overwrote later edits. */
      readonly undoes: 'reset' | 'link' | 'undo';
      /** The input before the replacement, which Undo restores. */
      readonly before: CalculatorInput;
      /** The input right after the replacement, to detect later edits. */
      readonly after: CalculatorInput;
    };

export type EditAction =
  | HotelEdit
  | PanelEdit
  /** Shows the content of a link. This can be undone. */
  | { readonly type: 'use-link'; readonly figures: HotelFigures; readonly seasonPlan: SeasonPlan }
  | { readonly type: 'reset' | 'undo' };

/** An action of the visitor, or one of the storage. */
export type CalculatorAction =
  | EditAction
  /** The text that local storage contained at the start, or that another tab stored. If `figures` is null, the hotel stays. */
  | { readonly type: 'adopt-hotel'; readonly text: string | null; readonly figures: HotelFigures | null }
  | { readonly type: 'adopt-panels'; readonly text: string | null }
  /** The hotel with the values that the visitor entered before the script started. */
  | { readonly type: 'adopt-entered-hotel'; readonly hotel: HotelFormValues };

/** State of the calculator's reducer. */
export interface EditState {
  readonly input: CalculatorInput;
  /**
   * The hotel whose total the bar compares with. After an edit or a reset it is the hotel before it. All key presses in one
   * field are one edit. After any other replacement it is the new hotel, so the bar shows no change.
   */
  readonly comparedHotel: HotelFormValues;
  /** Null if there is nothing to undo. */
  readonly undo: UndoStep | null;
  /** `editKey` of the last edit of the hotel, or '' after any other change. */
  readonly lastEditKey: string;
}

/** The default figures, before local storage is read. */
export const INITIAL_STATE: EditState = {
  input: {
    hotel: DEFAULT_HOTEL_FORM_VALUES,
    panels: DEFAULT_PANEL_FORM_VALUES,
    storedHotel: undefined,
    storedPanels: undefined,
  },
  comparedHotel: DEFAULT_HOTEL_FORM_VALUES,
  undo: null,
  lastEditKey: '',
};

/**
 * Returns the state after an action, or `state` itself for a refused edit of the hotel or an Undo without a step.
 * - Undo of a removal keeps later edits. Any other Undo restores all input, and can be undone if it overwrites later edits.
 * - `adopt-entered-hotel`, and `adopt-hotel` with figures, clear the undo step. `add-room-type` clears that of a removal.
 */
export function editReducer(state: EditState, action: CalculatorAction): EditState {
  const { input, undo } = state;
  switch (action.type) {
    case 'adopt-hotel': {
      const { text: storedHotel, figures } = action;
      if (!figures) return { ...state, input: { ...input, storedHotel } };
      const hotel = hotelFormValuesFrom(figures, input.hotel);
      return withInput({ ...input, hotel, storedHotel }, hotel, null);
    }
    case 'adopt-panels': {
      const panels = panelFormValuesFrom(parseStoredPanels(action.text), input.panels);
      return { ...state, input: { ...input, panels, storedPanels: action.text } };
    }
    case 'edit-panel-field':
    case 'mark-months':
      return { ...state, input: withPanels(input, applyPanelEdit(input.panels, action)) };
    case 'undo': {
      if (!undo) return state;
      if (undo.undoes === 'removal') {
        const { roomType, index } = undo;
        return editReducer({ ...state, undo: null }, { type: 'restore-room-type', roomType, index });
      }
      const { before, after } = undo;
      return withInput(
        before,
        before.hotel,
        input === after ? null : { undoes: 'undo', before: input, after: before },
      );
    }
    case 'adopt-entered-hotel':
      return withInput(withHotel(input, action.hotel), action.hotel, null);
    case 'use-link': {
      const hotel = hotelFormValuesFrom(action.figures);
      const after = withHotel(withSeasonPlan(input, action.seasonPlan), hotel);
      return withInput(after, hotel, { undoes: 'link', before: input, after });
    }
    case 'reset': {
      const { hotel, panels } = INITIAL_STATE.input;
      const after = { hotel, panels, storedHotel: null, storedPanels: null };
      return withInput(after, input.hotel, { undoes: 'reset', before: input, after });
    }
    default: {
      const hotel = applyHotelEdit(input.hotel, action);
      if (hotel === input.hotel) return state;
      const lastEditKey = editKey(action);
      return {
        input: withHotel(input, hotel),
        comparedHotel: lastEditKey === state.lastEditKey ? state.comparedHotel : input.hotel,
        undo: undoAfter(action, undo),
        lastEditKey,
      };
    }
  }
}

/** Returns the edit without its text. Key presses in one field have the same key. */
const editKey = (action: HotelEdit): string => JSON.stringify({ ...action, text: undefined });

const withHotel = (input: CalculatorInput, hotel: HotelFormValues): CalculatorInput => ({
  ...input,
  hotel,
  storedHotel: serializeHotel(hotelFiguresFrom(hotel)),
});

const withPanels = (input: CalculatorInput, panels: PanelFormValues): CalculatorInput => ({
  ...input,
  panels,
  storedPanels: serializePanels(panelFiguresFrom(panels)),
});

/** Returns the input with this season plan. Without a marked month on either side the panels do not change. */
function withSeasonPlan(input: CalculatorInput, seasonPlan: SeasonPlan): CalculatorInput {
  if (!hasMarkedMonths(input.panels) && !hasMarkedMonths(seasonPlan)) return input;
  const panelFigures = { ...panelFiguresFrom(input.panels), ...seasonPlan };
  return withPanels(input, panelFormValuesFrom(panelFigures, input.panels));
}

/** Returns the state with this input. The next edit of any field starts a new comparison. */
function withInput(input: CalculatorInput, comparedHotel: HotelFormValues, undo: UndoStep | null): EditState {
  return { input, comparedHotel, undo, lastEditKey: '' };
}

/** An added room type may take the last free place, so a removal cannot be undone after it. Other edits keep the step. */
function undoAfter(edit: HotelEdit, undo: UndoStep | null): UndoStep | null {
  if (edit.type === 'remove-room-type')
    return { undoes: 'removal', roomType: edit.roomType, index: edit.index };
  return edit.type === 'add-room-type' && undo?.undoes === 'removal' ? null : undo;
}
