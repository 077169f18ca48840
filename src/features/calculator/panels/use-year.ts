import { useDeferredValue, useMemo } from 'react';
import type { CalculatorState } from '../../../domain/calculator';
import { type YearResult, yearResult } from '../../../domain/losing-months';
import { markedYear, monthlyCosts, type PanelFigures } from '../../../domain/panel-figures';
import { type YearByMonths, yearByMonths } from '../../../domain/year-by-months';
import { useCalculatorView } from '../calculator-context';
import { useScenario } from './scenario';

export interface YearView {
  /** What the year was worked out from. */
  readonly figures: PanelFigures;
  readonly year: YearByMonths;
  /** null until fixed costs are typed. */
  readonly result: YearResult | null;
}

/** The year of the hotel by months, and what its costs leave of it. */
export function yearView(state: CalculatorState, figures: PanelFigures): YearView {
  const year = yearByMonths(state, markedYear(figures));
  const costs = monthlyCosts(figures);
  return { figures, year, result: costs && yearResult(year, costs) };
}

/** The same of the page's figures, a moment after a key in a panel, so that the field answers first. */
export function useYear(): YearView {
  const { state } = useCalculatorView();
  const figures = useDeferredValue(useScenario().figures);
  return useMemo(() => yearView(state, figures), [state, figures]);
}
