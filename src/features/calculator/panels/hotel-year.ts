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
  /** The figures that the year is calculated from. */
  readonly figures: PanelFigures;
  readonly year: YearByMonths;
  /** null until the visitor enters fixed costs. */
  readonly result: YearAfterCosts | null;
}

/** Returns the figures, the hotel's year by months, and what its costs leave of it (`result`; null without fixed costs). */
export function hotelYear(state: CalculatorState, figures: PanelFigures): HotelYear {
  const year = yearByMonths(state, figures);
  return { figures, year, result: yearAfterCosts(year, figures) };
}

/** Returns the year of the page's figures, deferred: React renders the edited field first. Throws outside <PanelInputProvider>. */
export function useHotelYear(): HotelYear {
  const { state } = useCalculatorContext();
  const figures = useDeferredValue(usePanelInput().figures);
  return useMemo(() => hotelYear(state, figures), [state, figures]);
}

/** A column of the months' table and CSV file. */
export interface MonthColumn {
  readonly name: 'nights' | 'occupancy' | 'price' | 'revenue' | 'needed' | 'leftOver';
  readonly format: (value: number | null) => string;
  /** January to December. */
  readonly values: readonly (number | null)[];
  readonly total: number | null;
}

/** Returns the columns of the months. Those about costs are absent if `result` is null. A figure that is unknown is null. */
export function monthColumns({ year, result }: Pick<HotelYear, 'year' | 'result'>): readonly MonthColumn[] {
  const of = (figure: 'nights' | 'occupancy' | 'price' | 'revenue') =>
    year.months.map((month) => month[figure]);
  const columns: MonthColumn[] = [
    { name: 'nights', format: formatCount, values: of('nights'), total: year.nights },
    { name: 'occupancy', format: formatPercent, values: of('occupancy'), total: year.occupancy },
    { name: 'price', format: formatRupees, values: of('price'), total: year.adr },
    { name: 'revenue', format: formatRupees, values: of('revenue'), total: year.revenue },
  ];
  if (!result) return columns;
  const { months, breakEvenOccupancy, leftOver } = result;
  const needed = months.map((month) => month.neededOccupancy);
  const left = months.map((month) => month.leftOver);
  return [
    ...columns,
    { name: 'needed', format: formatPercent, values: needed, total: breakEvenOccupancy },
    { name: 'leftOver', format: leftOverInWords, values: left, total: leftOver },
  ];
}
