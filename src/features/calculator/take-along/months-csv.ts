import { losingCopy, monthsCopy } from '../../../content/copy/calculator-months';
import { monthNames, seasonNames } from '../../../content/copy/month-names';
import type { CalculatorState } from '../../../domain/calculator';
import { csvTable } from '../../../domain/csv-table';
import type { PanelFigures } from '../../../domain/panel-figures';
import { yearView } from '../panels/use-year';

type Cell = string | number | null;

/**
 * The year by months as a table for a spreadsheet. Where fixed costs are typed it has their columns, and the costs under
 * the total. A figure that is not known or too large to count is empty.
 */
export function monthsCsv(state: CalculatorState, figures: PanelFigures): string {
  const { year, result } = yearView(state, figures);
  const { csv, total } = monthsCopy.table;
  const heads = [csv.month, csv.season, csv.nights, csv.occupancy, csv.price, csv.revenue];
  const rows = year.months.map((month, i): Cell[] => [
    monthNames[i] ?? '',
    seasonNames[month.season],
    month.nights,
    month.occupancy,
    month.price,
    month.revenue,
    ...(result ? [result.months[i]?.neededOccupancy ?? null, result.months[i]?.leftOver ?? null] : []),
  ]);
  const sum: Cell[] = [total, null, year.nights, year.occupancy, year.adr, year.revenue];
  if (!result) return csvTable([heads, ...rows, sum]);
  const costs = (['fixedCosts', 'nightCost', 'bookingCosts'] as const).map((field): Cell[] => [
    losingCopy[field].csv,
    figures[field],
    ...heads.map(() => null),
  ]);
  return csvTable([
    [...heads, csv.needed, csv.leftOver],
    ...rows,
    [...sum, result.breakEvenOccupancy, result.leftOver],
    ...costs,
  ]);
}
