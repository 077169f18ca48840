import { createContext, useContext } from 'react';
import type { CalculatorState } from '../../domain/calculator';
import type { Projection } from '../../domain/projection';
import type { Calculator } from './use-calculator';

export interface CalculatorView extends Calculator {
  readonly state: CalculatorState;
  readonly projection: Projection;
}

/**
 * The figures of the page. A context instead of props, so that a key renders only the parts that show figures, not the
 * layout around them.
 */
export const CalculatorContext = createContext<CalculatorView | null>(null);

/** Returns the figures of the page. Throws outside <RevenueCalculator>. */
export function useCalculatorView(): CalculatorView {
  const view = useContext(CalculatorContext);
  if (!view) throw new Error('useCalculatorView needs a <RevenueCalculator> above it');
  return view;
}

/** The stored text of the panels; null: starting values. A context of its own, because the form does not depend on it. */
export const StoredPanelsContext = createContext<string | null>(null);
