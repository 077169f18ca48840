import type { OtaTerms } from '../../../domain/calculator/ota-cost';
import { formatCountOf, formatPercent, formatRupees, formatRupeesAndPaise } from '../../../domain/money';
import { pluralForm } from '../plural-form';
import { groupedWindowsText } from './page';
import { calculatorPanelsCopy } from './panels';

export const calculatorPrintCopy = {
  title: 'Revenue Projection',
  printed: (day: string) => `printed ${day}`,
  /** Without spaces around it. */
  hotel: (name: string) => name.trim() || 'Your hotel',
  total: (words: string, operatingDays: number) =>
    `${words}, Total Annual Revenue, ${formatCountOf(operatingDays, 'operating day', 'operating days')}`,
  street: (houses: number) =>
    pluralForm(houses, 'One house, for the one room type.', `${houses} houses, one for each room type.`),
  occupancy: (occupancyRate: number, rooms: number) =>
    `${formatPercent(occupancyRate)} of ${formatCountOf(rooms, 'room', 'rooms')}`,
  legend: 'One window is one room. Solid: sold. Outline: not sold.',
  legendGrouped: `${groupedWindowsText} Solid: sold. Outline: not sold.`,
  ota: {
    figure: (net: number) => `${formatRupeesAndPaise(net)} of ₹100`,
    /** In rupees: `annualCost` is what the OTAs keep, `saving` what moving `movedShare` percent of the nights saves. */
    text: (terms: OtaTerms, annualCost: number | null, saving: number | null) =>
      `reaches the bank, at ${formatPercent(terms.commission)} commission and ${formatPercent(terms.gst)} GST on it, counted as a cost. With ${formatPercent(terms.otaShare)} of nights on OTAs they keep ${formatRupees(annualCost)} a year. Moving ${formatPercent(terms.movedShare)} of nights to direct, at a cost of ${formatPercent(terms.directCost)}, keeps ${formatRupees(saving)}.`,
  },
  better: {
    /** `gain` is in rupees. The sentence says "less" for a negative number, and leaves out a null `gainPercent`. */
    text: (
      change: { occupancyPoints: number; pricePercent: number },
      gain: number | null,
      gainPercent: number | null,
    ) => {
      const points = moreOrLess(change.occupancyPoints, (size) => formatCountOf(size, 'point', 'points'));
      const price = moreOrLess(change.pricePercent, formatPercent);
      const percent = gainPercent === null ? '' : `, ${formatPercent(Math.abs(gainPercent))}`;
      return `with ${points} occupancy and ${price} on the price: ${moreOrLess(gain, formatRupees)} than today${percent}. ${calculatorPanelsCopy.better.full}`;
    },
  },
  notes: 'Notes',
  method:
    'Total nights = rooms × operating days. Revenue = total nights × occupancy × average price. Every figure comes from what you typed; it is your projection, not a forecast or a promise. OTA and GST figures are starting examples: check your contracts and your accountant.',
  again: 'Open it again at',
  address: '/tools/revenue-calculator',
} as const;

function moreOrLess(change: number | null, format: (size: number | null) => string): string {
  const size = format(change === null ? null : Math.abs(change));
  return `${size} ${change !== null && change < 0 ? 'less' : 'more'}`;
}
