import { createContext, useContext } from 'react';
import type { HotelState, PanelsState } from './use-calculator';

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
