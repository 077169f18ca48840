import { createContext, useContext } from 'react';
import type { Calculator, PanelsState } from './use-calculator';

// `RevenueCalculator` provides the first context to all parts of the calculator, and the second only to `BelowForm`. `Panels`
// provides a deferred copy of the first to the panels, so that the edited field and the total are rendered before them.

/** The calculator of the page. It is a context so that a key press renders only the parts with figures, not the layout. */
export const CalculatorContext = createContext<Calculator | null>(null);

/**
 * Returns the calculator, deferred inside `Panels`. Each change renders the caller again. Throws outside `RevenueCalculator`.
 */
export function useCalculatorContext(): Calculator {
  const calculator = useContext(CalculatorContext);
  if (!calculator) throw new Error('useCalculatorContext needs a <RevenueCalculator> above it');
  return calculator;
}

/** The panels of the calculator. It is a second context so that an edit in a panel does not render the form. */
export const PanelsStateContext = createContext<PanelsState | null>(null);

/**
 * Returns the panels' texts and numbers, and `dispatch`. An empty field is null in `panelFigures`, and 0 in
 * `panelFiguresOrZero`. Renders again when they change. Throws outside `PanelsStateContext`, so the form cannot use it.
 */
export function usePanelsState(): PanelsState {
  const state = useContext(PanelsStateContext);
  if (!state) throw new Error('usePanelsState needs a <PanelsStateContext> above it');
  return state;
}
