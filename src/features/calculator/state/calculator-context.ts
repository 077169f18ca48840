import { createContext, useContext } from 'react';
import type { Calculator, PanelInput } from './use-calculator';

// `RevenueCalculator` provides the first context to all parts of the calculator, and the second only to `BelowForm`.

/** The calculator of the page. It is a context so that a key press renders only the parts with figures, not the layout. */
export const CalculatorContext = createContext<Calculator | null>(null);

/** Returns the calculator. Each change renders the caller again, panels last. Throws outside `RevenueCalculator`. */
export function useCalculatorContext(): Calculator {
  const calculator = useContext(CalculatorContext);
  if (!calculator) throw new Error('useCalculatorContext needs a <RevenueCalculator> above it');
  return calculator;
}

/** What the visitor entered in the panels. It is a second context so that an edit in a panel does not render the form. */
export const PanelInputContext = createContext<PanelInput | null>(null);

/**
 * Returns what the visitor entered in the panels, and `dispatch`. An empty field is null in `panelFigures`, and 0 in `terms`,
 * `movedPercent` and `change`. Renders again when they change. Throws outside `PanelInputContext`, so the form cannot use it.
 */
export function usePanelInput(): PanelInput {
  const input = useContext(PanelInputContext);
  if (!input) throw new Error('usePanelInput needs a <PanelInputContext> above it');
  return input;
}

/** The figures that a button of the share board sends or saves. */
export type ShareContent = Pick<Calculator, 'figures' | 'projection'> & Pick<PanelInput, 'panelFigures'>;
