import { type Dispatch, type RefObject, useMemo, useReducer, useRef } from 'react';
import type { HotelFigures } from '../../../domain/calculator/hotel-figures';
import { PANEL_FIELDS } from '../../../domain/calculator/panel-figures';
import { type Projection, projectRevenue } from '../../../domain/calculator/projection';
import { mapFields } from '../../../helpers/map-fields';
import {
  type CalculatorInput,
  type EditAction,
  type EditState,
  editReducer,
  INITIAL_STATE,
} from './edit-state';
import { hotelFiguresFrom } from './hotel-form-values';
import { type PanelEdit, type PanelFormValues, panelFiguresFrom } from './panel-form-values';
import { useInputStorage } from './use-input-storage';

/** What the form and all parts below it read from their context: the hotel as form values, as numbers and as its year. */
export interface HotelState
  extends Pick<CalculatorInput, 'hotel'>,
    Pick<EditState, 'comparedHotel' | 'undo'> {
  /** The numbers of `hotel`, and what the hotel earns with them in a year. */
  readonly figures: HotelFigures;
  readonly projection: Projection;
  /** Changes the hotel or the panels, and stores the change. */
  readonly dispatch: Dispatch<EditAction>;
  /** The last write to local storage failed, so the figures are lost when the page closes. */
  readonly hasSaveFailed: boolean;
  /** Ref of the form element. The hook reads from it what the visitor entered before the script started. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Ref of the large total. The bar at the top is visible only while this element is out of sight. */
  readonly totalRef: RefObject<HTMLOutputElement | null>;
}

/** What only the parts below the form read from their context: the panels as form values and as numbers. */
export type PanelsState = ReturnType<typeof panelsStateFrom>;

/**
 * Returns at first the default values, then the stored ones with what the visitor entered before the script started. Stores
 * each edit, and follows other tabs. Call it once per page, and attach its two refs. An edit of a panel keeps the object
 * `hotelState`, if storing works, and an edit of the hotel keeps `panelsState`.
 */
export function useCalculator(): { readonly hotelState: HotelState; readonly panelsState: PanelsState } {
  const [{ input, comparedHotel, undo }, dispatch] = useReducer(editReducer, INITIAL_STATE);
  const { hotel, panels } = input;
  const formRef = useRef<HTMLFormElement>(null);
  const totalRef = useRef<HTMLOutputElement>(null);
  const hasSaveFailed = useInputStorage(input, dispatch, formRef);
  const projected = useMemo(() => {
    const figures = hotelFiguresFrom(hotel);
    return { figures, projection: projectRevenue(figures) };
  }, [hotel]);
  const hotelState = useMemo(
    () => ({ ...projected, hotel, comparedHotel, undo, dispatch, hasSaveFailed, formRef, totalRef }),
    [projected, hotel, comparedHotel, undo, hasSaveFailed],
  );
  return { hotelState, panelsState: useMemo(() => panelsStateFrom(panels, dispatch), [panels]) };
}

/**
 * Returns both arguments and the numbers of `panels`, not clamped. An empty or unreadable text gives null in `panelFigures`, and
 * 0 in `panelFiguresOrZero`.
 */
function panelsStateFrom(panels: PanelFormValues, dispatch: Dispatch<PanelEdit>) {
  const panelFigures = panelFiguresFrom(panels);
  const panelFiguresOrZero = mapFields(PANEL_FIELDS, (field) => panelFigures[field] ?? 0);
  return { panels, dispatch, panelFigures, panelFiguresOrZero };
}
