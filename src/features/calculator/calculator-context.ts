import { createContext, useContext } from 'react';
import type { CalculatorState } from '../../domain/calculator';
import type { Projection } from '../../domain/projection';
import type { Calculator } from './use-calculator';

export interface CalculatorView extends Calculator {
  readonly state: CalculatorState;
  readonly projection: Projection;
}

/**
 * The figures of the page. A context and not props: the styled frames around the figures then stay as they are while
 * somebody types, and only the words and windows inside them are rendered again.
 */
export const CalculatorContext = createContext<CalculatorView | null>(null);

/** The figures of the page, for the parts of the calculator. Throws outside of it. */
export function useCalculatorView(): CalculatorView {
  const view = useContext(CalculatorContext);
  if (!view) throw new Error('This part of the calculator stands outside <RevenueCalculator>');
  return view;
}

/** The panels' figures as they are stored; null: as they start. Apart from the rest, because the form does not depend on them. */
export const StoredPanelsContext = createContext<string | null>(null);
