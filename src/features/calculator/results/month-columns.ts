import { calculatorMonthsCopy } from '../../../content/copy/calculator-months';
import type { YearFigures } from '../../../domain/calculator/year-after-costs';
import { formatCount, formatPercent, formatRupees, roundsToLoss } from '../../../domain/money';

/**
 * Returns the columns of figures in the months' table (`heading.label`) and CSV file (`heading.csv`). Only with `afterCosts` the
 * columns of break-even and profit are among them.
 * - `values` starts with January. An unknown or too large figure is null, which `format` shows as a dash.
 * - `total` is a sum. For occupancy, price and `breakEvenOccupancy` it is the figure of the year.
 */
export function monthColumns({ byMonths, afterCosts }: YearFigures) {
  const months =
    afterCosts?.months ??
    byMonths.months.map((month) => ({ ...month, breakEvenOccupancy: null, profit: null }));
  const column = (
    name: 'nightsOnOffer' | 'occupancy' | 'price' | 'revenue' | 'breakEvenOccupancy' | 'profit',
    format: (figure: number | null) => string,
    total: number | null,
  ) => ({
    name,
    heading: calculatorMonthsCopy.table[name],
    format,
    values: months.map((month) => month[name]),
    total,
  });
  const columns = [
    column('nightsOnOffer', formatCount, byMonths.nightsOnOffer),
    column('occupancy', formatPercent, byMonths.occupancy),
    column('price', formatRupees, byMonths.adr),
    column('revenue', formatRupees, byMonths.revenue),
  ];
  if (!afterCosts) return columns;
  return [
    ...columns,
    column('breakEvenOccupancy', formatPercent, afterCosts.breakEvenOccupancy),
    column('profit', formatProfit, afterCosts.profit),
  ];
}

/** Formats rupees like `formatRupees`, but a loss (`roundsToLoss`) as '−₹1,45,160, loss'. */
export function formatProfit(rupees: number | null): string {
  const amount = formatRupees(rupees);
  return roundsToLoss(rupees) ? `${amount}, ${calculatorMonthsCopy.loss}` : amount;
}
