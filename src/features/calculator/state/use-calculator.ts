import { createContext, type Dispatch, type RefObject, useContext, useMemo, useReducer, useRef } from 'react';
import type { HotelInput } from '../../../domain/calculator/hotel-input';
import { PANEL_FIELDS } from '../../../domain/calculator/panel-input';
import { type Projection, projectRevenue } from '../../../domain/calculator/projection';
import { mapFields } from '../../../helpers/map-fields';
import {
  type CalculatorState,
  calculatorReducer,
  type EditAction,
  INITIAL_CALCULATOR_STATE,
} from './calculator-state';
import { type HotelFormValues, hotelInputFrom } from './hotel-form-values';
import { type PanelEdit, type PanelFormValues, panelInputFrom } from './panel-form-values';
import { useCalculatorStorage } from './use-calculator-storage';

/** What the form and all parts below it read from their context. */
export interface HotelState extends Pick<CalculatorState, 'baselineHotel' | 'undo'> {
  readonly hotel: HotelFormValues;
  /** The numbers of `hotel`, and what the hotel earns with them in a year. */
  readonly hotelInput: HotelInput;
  readonly projection: Projection;
  /** Changes the hotel or the panels, and stores the change. */
  readonly dispatch: Dispatch<EditAction>;
  /** The last write to local storage failed, so the input is lost when the page closes. */
  readonly hasSaveFailed: boolean;
  /** Ref of the form element, in which the hook looks for early input. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Ref of the large total. The bar at the top is visible only while this element is out of sight. */
  readonly totalRef: RefObject<HTMLOutputElement | null>;
}

/** What only the parts below the form read from their context: the panels as form values and as numbers. */
export type PanelsState = ReturnType<typeof panelsStateFrom>;

/**
 * Returns at first the default values, then the stored ones with the early input. Stores each edit, and follows other tabs.
 * Call it once per page, and attach its two refs.
 * - An edit of a panel keeps the object `hotelState`, if storing works.
 * - An edit of the hotel keeps `panelsState`.
 */
export function useCalculator(): { readonly hotelState: HotelState; readonly panelsState: PanelsState } {
  const [{ formValues, baselineHotel, undo }, dispatch] = useReducer(
    calculatorReducer,
    INITIAL_CALCULATOR_STATE,
  );
  const { hotel, panels } = formValues;
  const formRef = useRef<HTMLFormElement>(null);
  const totalRef = useRef<HTMLOutputElement>(null);
  const hasSaveFailed = useCalculatorStorage(formValues, dispatch, formRef);
  const projected = useMemo(() => {
    const hotelInput = hotelInputFrom(hotel);
    return { hotelInput, projection: projectRevenue(hotelInput) };
  }, [hotel]);
  const hotelState = useMemo(
    () => ({ ...projected, hotel, baselineHotel, undo, dispatch, hasSaveFailed, formRef, totalRef }),
    [projected, hotel, baselineHotel, undo, hasSaveFailed],
  );
  return { hotelState, panelsState: useMemo(() => panelsStateFrom(panels, dispatch), [panels]) };
}

/**
 * Returns both arguments and the numbers of `panels`, not clamped. An empty or unreadable text gives null in `panelInput`, and
 * 0 in `panelNumbers`.
 */
function panelsStateFrom(panels: PanelFormValues, dispatch: Dispatch<PanelEdit>) {
  const panelInput = panelInputFrom(panels);
  const panelNumbers = mapFields(PANEL_FIELDS, (field) => panelInput[field] ?? 0);
  return { panels, dispatch, panelInput, panelNumbers };
}

// `RevenueCalculator` provides the first context to all parts of the calculator, and the second only to `LazyParts`. `Panels`
// provides a deferred copy of the first to the panels, so that the edited field and the total are rendered before them.

/** This is a context, so a key press renders only the parts that show figures, not the layout. */
export const HotelStateContext = createContext<HotelState | null>(null);

/**
 * Returns the hotel and its year, deferred inside `Panels`. Each change renders the caller again. Throws outside
 * `RevenueCalculator`.
 */
export function useHotelState(): HotelState {
  const state = useContext(HotelStateContext);
  if (!state) throw new Error('useHotelState needs a <RevenueCalculator> above it');
  return state;
}

/** This is a second context, so an edit in a panel does not render the form. */
export const PanelsStateContext = createContext<PanelsState | null>(null);

/**
 * Returns the panels' form values and numbers, and `dispatch`. An empty field is null in `panelInput`, and 0 in
 * `panelNumbers`. Renders again when they change. Throws outside `PanelsStateContext`, so the form cannot use it.
 */
export function usePanelsState(): PanelsState {
  const state = useContext(PanelsStateContext);
  if (!state) throw new Error('usePanelsState needs a <PanelsStateContext> above it');
  return state;
}
