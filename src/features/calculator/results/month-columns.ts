import { calculatorMonthsCopy } from '../../../content/copy/calculator/months';
import type { MonthAfterCosts, YearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { formatCount, formatPercent, formatRupees, roundsToLoss } from '../../../domain/money';

/**
 * Returns the columns of figures in the months' table (`heading.label`) and CSV file (`heading.csv`). Those of break-even and
 * profit are among them only if the year `hasCosts`.
 * - `figureOf` returns the figure of a month. An unknown or too large figure is null, which `format` shows as a dash.
 * - `total` is a sum. For occupancy, price and `breakEvenOccupancy` it is the figure of the year.
 */
export function monthColumns(year: YearAfterCosts) {
  const column = (
    name: 'nightsOnOffer' | 'occupancy' | 'price' | 'revenue' | 'breakEvenOccupancy' | 'profit',
    format: (figure: number | null) => string,
    total: number | null,
  ) => ({
    name,
    heading: calculatorMonthsCopy.table[name],
    format,
    figureOf: (month: MonthAfterCosts) => month[name],
    total,
  });
  const columns = [
    column('nightsOnOffer', formatCount, year.nightsOnOffer),
    column('occupancy', formatPercent, year.occupancy),
    column('price', formatRupees, year.adr),
    column('revenue', formatRupees, year.revenue),
  ];
  if (!year.hasCosts) return columns;
  return [
    ...columns,
    column('breakEvenOccupancy', formatPercent, year.breakEvenOccupancy),
    column('profit', formatProfit, year.profit),
  ];
}

/** Formats rupees like `formatRupees`, but a loss (`roundsToLoss`) as '−₹1,45,160, loss'. */
export function formatProfit(rupees: number | null): string {
  const amount = formatRupees(rupees);
  return roundsToLoss(rupees) ? `${amount}, ${calculatorMonthsCopy.loss}` : amount;
}
