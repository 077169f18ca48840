import { useMemo } from 'react';
import type { CalculatorState } from '../../../domain/calculator';
import { type YearResult, yearResult } from '../../../domain/losing-months';
import { markedYear, monthlyCosts, type PanelFigures } from '../../../domain/panel-figures';
import { type YearByMonths, yearByMonths } from '../../../domain/year-by-months';
import { useCalculatorView } from '../calculator-context';
import { useScenario } from './scenario';

export interface YearView {
  readonly year: YearByMonths;
  /** null until fixed costs are typed. */
  readonly result: YearResult | null;
}

/** The year of the hotel by months, and what its costs leave of it. */
export function yearView(state: CalculatorState, figures: PanelFigures): YearView {
  const year = yearByMonths(state, markedYear(figures));
  const costs = monthlyCosts(figures);
  return { year, result: costs && yearResult(year, costs) };
}

/** The same of the page's figures. */
export function useYear(): YearView {
  const { state } = useCalculatorView();
  const { figures } = useScenario();
  return useMemo(() => yearView(state, figures), [state, figures]);
}
