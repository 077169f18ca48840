import { leftOverInWords } from '../../../content/copy/calculator-months';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';
import type { YearAndCosts } from './hotel-year';

/** A column of the months' table and CSV file. */
export interface MonthColumn {
  readonly name: 'nightsAvailable' | 'occupancy' | 'price' | 'revenue' | 'needed' | 'leftOver';
  /** Returns a figure of the column as text; null: a dash. */
  readonly format: (value: number | null) => string;
  /** January to December. */
  readonly values: readonly (number | null)[];
  /** The figure of the year: a sum, or an average for occupancy and price. */
  readonly total: number | null;
}

/**
 * Returns the columns of the months: nights on offer, occupancy, price, revenue; with fixed costs also `needed` and `leftOver`.
 * Each has numbers, January first, the year's `total`, and a `format` for both. null: unknown or too large to count.
 */
export function monthColumns({ year, afterCosts }: YearAndCosts): readonly MonthColumn[] {
  type Name = 'nightsAvailable' | 'occupancy' | 'price' | 'revenue';
  const column = (name: Name, format: MonthColumn['format'], total: number | null): MonthColumn => {
    return { name, format, values: year.months.map((month) => month[name]), total };
  };
  const columns = [
    column('nightsAvailable', formatCount, year.nightsAvailable),
    column('occupancy', formatPercent, year.occupancy),
    column('price', formatRupees, year.adr),
    column('revenue', formatRupees, year.revenue),
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
