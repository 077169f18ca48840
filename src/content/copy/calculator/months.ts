import type { MonthlyCosts } from '../../../domain/calculator/year-after-costs';
import { formatCount, formatCountOf, formatPercent, formatRupees } from '../../../domain/money';
import { monthList, monthNames } from '../dates';
import { pluralForm } from '../plural-form';
import { panelTitlesCopy } from './panels';

/** The words of the panel "Your year by months". */
export const calculatorMonthsCopy = {
  scope: 'All figures are for the whole hotel. Prices are without GST.',
  seasons: 'Season of each month',
  /** Read before the month's name, for screen readers only. */
  seasonOf: 'Season of',
  markMonsoon: 'Mark June to September as quiet',
  monsoonNote: 'Monsoon months; change any that differ.',
  groups: {
    busy: { title: 'Busy months', occupancy: 'occupancy, percent', price: 'price, percent more' },
    quiet: { title: 'Quiet months', occupancy: 'occupancy, percent', price: 'price, percent less' },
  },
  ifEmpty: (occupancy: string) => `Empty: ${occupancy}, as in the form.`,
  enterOccupancy: 'Enter how full a quiet month is.',
  /** In rupees. null means unknown, and then no change is shown. */
  revenues: (byMonths: number | null, projected: number | null) => {
    const change = byMonths === null || projected === null ? 0 : Math.round(byMonths) - Math.round(projected);
    const size = formatRupees(Math.abs(change));
    const more = change === 0 ? '' : ` By months it is ${size} ${change > 0 ? 'more' : 'less'}.`;
    return `${formatRupees(byMonths)} a year by months. The table above counts every month the same: ${formatRupees(projected)}.${more}`;
  },
  occupancies: (byMonths: number | null, projected: number | null) =>
    `Your months average ${formatPercent(byMonths)} full; the form says ${formatPercent(projected)}.`,
  quietFullerThanBusy: 'Quiet months are set fuller than busy ones.',
  allClosed: 'Every month is closed.',
  noRooms: 'Add a room type with at least one room.',
  moreDaysThanOpen: (operatingDays: number, openDays: number) =>
    `The form says ${formatCount(operatingDays)} days open; your months have ${openDays}.`,
  /** Each list has months, 0 for January. A null `best` means that all open months are equal. */
  picture: (best: readonly number[] | null, weakest: readonly number[], closed: readonly number[]) => {
    const closedText = closed.length > 0 ? `closed: ${monthList(closed)}` : 'none closed';
    return best === null
      ? `No open month differs from the others; ${closedText}`
      : `Best: ${monthList(best)}; weakest: ${monthList(weakest)}; ${closedText}`;
  },
  loss: 'loss',
  table: {
    month: 'Month',
    season: 'Season',
    total: 'Total',
    /** `label` is the head of the column on the page and on paper. `csv` is its head in the CSV file. */
    nightsOnOffer: { label: 'Nights on offer', csv: 'Nights on offer' },
    occupancy: { label: 'Occupancy', csv: 'Occupancy (%)' },
    price: { label: 'Price', csv: 'Price (INR)' },
    revenue: { label: 'Revenue', csv: 'Revenue (INR)' },
    breakEvenOccupancy: { label: 'Needed occupancy', csv: 'Needed occupancy (%)' },
    profit: { label: 'Left over', csv: 'Left over (INR)' },
  },
} as const;

/** The words of the panel "Which months lose money". */
export const losingMonthsCopy = {
  tooLarge: 'The result of a month is too large to count.',
  fixedCosts: {
    label: 'Fixed costs in a month',
    hint: 'Wages, rent, loan: due without a guest.',
    csv: 'Fixed costs in a month (INR)',
  },
  nightCost: {
    label: 'Cost of a sold night',
    hint: 'Laundry, breakfast, soap: due with each guest.',
    csv: 'Cost of a sold night (INR)',
  },
  bookingCostPercent: {
    label: 'Booking costs, percent',
    hint: 'What agencies and payments take of the price.',
    csv: 'Booking costs (%)',
  },
  takeOtaPercent: (percent: number | null) =>
    `Take ${formatPercent(percent)} from “${panelTitlesCopy.ota.title}”`,
  examples: 'Starting figures are examples.',
  enterCosts: 'Enter the fixed costs to see which months lose money.',
  losingMonths: (monthIndexes: readonly number[]) => {
    const count = monthIndexes.length;
    if (count === 0) return 'No month loses money.';
    if (count === 12) return 'Every month loses money.';
    return `${count} of 12 months ${pluralForm(count, 'loses', 'lose')} money: ${monthList(monthIndexes)}.`;
  },
  reserve: (rupees: number | null, firstMonth: number) =>
    `Set aside ${formatRupees(rupees)} before ${monthNames[firstMonth]}.`,
  closingPays: (mustSave: number | null) =>
    `Closing the losing months pays only if it saves more than ${formatRupees(mustSave)} of their fixed costs.`,
  nightsEarnNothing: 'In the losing months, the sold nights together bring no more than they cost.',
  operatingDaysAreSpread: (operatingDays: number) =>
    `Your ${formatCountOf(operatingDays, 'open day is', 'open days are')} spread over the open months.`,
  breakEven: (breakEvenOccupancy: number | null, occupancy: number | null) =>
    `The year breaks even at ${formatPercent(breakEvenOccupancy)} full; you have ${formatPercent(occupancy)}.`,
  lossWhenFull: (month: number, loss: number | null) =>
    `Even full, ${monthNames[month]} loses ${formatRupees(loss)}.`,
  costsInWords: ({ fixedCosts, nightCost, bookingCostPercent }: MonthlyCosts) =>
    `Worked out with fixed costs of ${formatRupees(fixedCosts)} a month, ${formatRupees(nightCost ?? 0)} for a sold night and booking costs of ${formatPercent(bookingCostPercent ?? 0)}.`,
  seeTable: `Each month is in the table of “${panelTitlesCopy.months.title}”.`,
} as const;
