import { useDeferredValue, useMemo } from 'react';
import { leftOverInWords } from '../../../content/copy/calculator-months';
import type { CalculatorState } from '../../../domain/calculator';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';
import type { PanelFigures } from '../../../domain/panel-figures';
import { type YearAfterCosts, yearAfterCosts } from '../../../domain/year-after-costs';
import { type YearByMonths, yearByMonths } from '../../../domain/year-by-months';
import { useCalculatorContext } from '../calculator-context';
import { usePanelInput } from './panel-input';

export interface HotelYear {
  /** The input of the panels that the year is calculated from. */
  readonly panelFigures: PanelFigures;
  readonly year: YearByMonths;
  /** null until the visitor enters fixed costs. */
  readonly afterCosts: YearAfterCosts | null;
}

/** Returns the hotel's year by months, and what its costs leave of it (`afterCosts`; null without fixed costs). */
export function hotelYear(state: CalculatorState, panelFigures: PanelFigures): HotelYear {
  const year = yearByMonths(state, panelFigures);
  return { panelFigures, year, afterCosts: yearAfterCosts(year, panelFigures) };
}

/** Returns the year of form and panels, deferred: React renders the edited field first. Throws outside <PanelInputProvider>. */
export function useHotelYear(): HotelYear {
  const { state } = useCalculatorContext();
  const panelFigures = useDeferredValue(usePanelInput().panelFigures);
  return useMemo(() => hotelYear(state, panelFigures), [state, panelFigures]);
}

/** A column of the months' table and CSV file. */
export interface MonthColumn {
  readonly name: 'nights' | 'occupancy' | 'price' | 'revenue' | 'needed' | 'leftOver';
  readonly format: (value: number | null) => string;
  /** January to December. */
  readonly values: readonly (number | null)[];
  readonly total: number | null;
}

/** Returns the columns of the months; those about costs only if `afterCosts` is not null. A figure that is unknown is null. */
export function monthColumns({
  year,
  afterCosts,
}: Pick<HotelYear, 'year' | 'afterCosts'>): readonly MonthColumn[] {
  const of = (figure: 'nights' | 'occupancy' | 'price' | 'revenue') =>
    year.months.map((month) => month[figure]);
  const columns: MonthColumn[] = [
    { name: 'nights', format: formatCount, values: of('nights'), total: year.nights },
    { name: 'occupancy', format: formatPercent, values: of('occupancy'), total: year.occupancy },
    { name: 'price', format: formatRupees, values: of('price'), total: year.adr },
    { name: 'revenue', format: formatRupees, values: of('revenue'), total: year.revenue },
  ];
  if (!afterCosts) return columns;
  const { months, breakEvenOccupancy, leftOver } = afterCosts;
  const needed = months.map((month) => month.neededOccupancy);
  const left = months.map((month) => month.leftOver);
  return [
    ...columns,
    { name: 'needed', format: formatPercent, values: needed, total: breakEvenOccupancy },
    { name: 'leftOver', format: leftOverInWords, values: left, total: leftOver },
  ];
}
