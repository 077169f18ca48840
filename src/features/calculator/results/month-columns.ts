import { calculatorMonthsCopy } from '../../../content/copy/calculator/months';
import type { YearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { formatCount, formatPercent, formatRupees, roundsToLoss } from '../../../domain/money';

/**
 * Returns the columns of figures in the months' table and CSV file. Those of break-even and profit are among them only if the
 * year `hasCosts`.
 * - `name` is a field of `MonthAfterCosts`. Its heading is `calculatorMonthsCopy.table[name]`.
 * - `format` shows an unknown or too large figure, which is null, as a dash.
 * - `total` is a sum. For occupancy, price and `breakEvenOccupancy` it is the figure of the year.
 */
export function monthColumns(year: YearAfterCosts) {
  const columns = [
    { name: 'nightsOnOffer', format: formatCount, total: year.nightsOnOffer },
    { name: 'occupancy', format: formatPercent, total: year.occupancy },
    { name: 'price', format: formatRupees, total: year.adr },
    { name: 'revenue', format: formatRupees, total: year.revenue },
  ] as const;
  if (!year.hasCosts) return columns;
  return [
    ...columns,
    { name: 'breakEvenOccupancy', format: formatPercent, total: year.breakEvenOccupancy },
    { name: 'profit', format: formatProfit, total: year.profit },
  ] as const;
}

/** Formats rupees like `formatRupees`, but a loss (`roundsToLoss`) as '−₹1,45,160, loss'. */
export function formatProfit(rupees: number | null): string {
  const amount = formatRupees(rupees);
  return roundsToLoss(rupees) ? `${amount}, ${calculatorMonthsCopy.loss}` : amount;
}
