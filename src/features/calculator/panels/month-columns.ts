import { leftOverInWords } from '../../../content/copy/calculator-months';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';
import type { YearAndCosts } from './hotel-year';

/**
 * Returns a list of columns for the months' table and CSV file. `name`: `nightsAvailable`, `occupancy`, `price`, `revenue`;
 * with `afterCosts` also `needed` (percent of the nights that pays the fixed costs) and `leftOver` (rupees). `values`: January
 * first. `total`: the year's sum; an average for occupancy and price; the break-even occupancy for `needed`. A figure is null
 * if unknown, missing (the price of a closed month) or too large; `format` gives a dash.
 */
export function monthColumns({ year, afterCosts }: YearAndCosts) {
  const months = year.months.map((month, i) => {
    const { neededOccupancy = null, leftOver = null } = afterCosts?.months[i] ?? {};
    return { ...month, needed: neededOccupancy, leftOver };
  });
  const column = (
    name: 'nightsAvailable' | 'occupancy' | 'price' | 'revenue' | 'needed' | 'leftOver',
    format: (figure: number | null) => string,
    total: number | null,
  ) => ({ name, format, values: months.map((month) => month[name]), total });
  const columns = [
    column('nightsAvailable', formatCount, year.nightsAvailable),
    column('occupancy', formatPercent, year.occupancy),
    column('price', formatRupees, year.adr),
    column('revenue', formatRupees, year.revenue),
  ];
  if (!afterCosts) return columns;
  return [
    ...columns,
    column('needed', formatPercent, afterCosts.breakEvenOccupancy),
    column('leftOver', leftOverInWords, afterCosts.leftOver),
  ];
}
