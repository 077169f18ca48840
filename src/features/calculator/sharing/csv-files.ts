import { calculatorMonthsCopy, losingMonthsCopy } from '../../../content/copy/calculator/months';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import { monthNames, seasonNames } from '../../../content/copy/dates';
import { COST_FIELDS, yearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { csvTable } from '../../../helpers/csv-table';
import { monthColumns } from '../results/month-columns';
import { projectionColumns } from '../results/projection-columns';
import type { CalculatorFigures } from '../state/calculator-provider';

/**
 * Returns the projection as CSV text of `csvTable`: a row per room type, then the totals of nights and revenue. A figure
 * that is too large to count is an empty cell.
 */
export function projectionCsv({ projection }: CalculatorFigures): string {
  const columns = projectionColumns(projection);
  const { projection: titles, total } = calculatorCopy;
  return csvTable([
    [titles.roomType, ...columns.map(({ heading }) => heading.csv)],
    ...projection.rows.map((row) => [row.shownName, ...columns.map(({ name }) => row[name])]),
    // The total of the occupancy is an average, not a sum.
    [total, ...columns.map((column) => (column.name === 'occupancyRate' ? null : (column.total ?? null)))],
  ]);
}

/**
 * Returns the year by months as CSV text of `csvTable`: a row per month, then the totals. If fixed costs of 0 or more are
 * entered, it adds the columns of break-even and profit, and the costs below the totals. An unknown or too large figure and an
 * empty cost are empty cells.
 */
export function monthsCsv({ hotelInput, panelInput }: CalculatorFigures): string {
  const year = yearAfterCosts(hotelInput, panelInput);
  const columns = monthColumns(year);
  const titles = calculatorMonthsCopy.table;
  const rows = year.months.map((month, i) => [
    monthNames[i] ?? '',
    seasonNames[month.season],
    ...columns.map(({ name }) => month[name]),
  ]);
  const costs = COST_FIELDS.map((field) => [
    losingMonthsCopy[field].csv,
    panelInput[field],
    ...columns.map(() => null),
  ]);
  return csvTable([
    [titles.month, titles.season, ...columns.map(({ name }) => titles[name].csv)],
    ...rows,
    [titles.total, null, ...columns.map(({ total }) => total)],
    ...(year.hasCosts ? costs : []),
  ]);
}
