import type { NumberRule } from '../../../domain/calculator/number-rule';
import { formatPercent } from '../../../domain/money';

/** The heads of the five panels below the form. */
export const panelTitlesCopy = {
  label: 'More from these figures',
  months: {
    title: 'Your year by months',
    hint: 'Busy, quiet and closed months, and what they make of the year.',
  },
  losing: {
    title: 'Which months lose money',
    hint: 'What to set aside, and how full the year must be to break even.',
  },
  ota: {
    title: 'What the OTAs keep',
    hint: 'Of every ₹100, what reaches the bank. The GST on the commission is counted as a cost.',
  },
  better: { title: 'A better year', hint: 'A few points of occupancy, a little on the price.' },
  keyFigures: { title: 'Three figures hoteliers quote', hint: 'ADR, occupancy and RevPAR, in plain words.' },
} as const;

/**
 * The words of the panels, which must say that the starting figures are examples. Those of the months are in months.ts.
 */
export const calculatorPanelsCopy = {
  ota: {
    otaShare: 'OTA share of nights',
    commission: 'Commission',
    gst: 'GST on the commission',
    directCost: 'Cost of a direct booking',
    note: 'GST on the commission is a cost for rooms up to ₹7,500, which carry 5% GST without input credit. If you get it back (rooms above ₹7,500), enter 0. Ask your accountant. The starting figures are examples: enter those of your own contracts.',
    picture: (net: string, commission: string, gst: string) =>
      `One hundred windows: ${net} lit, ${commission} red for commission, ${gst} white for tax on it.`,
    reaches: 'of every ₹100 an OTA sells reaches the bank.',
    legend: { net: 'Reaches the bank', commission: 'Commission', gst: 'GST on the commission' },
    year: (otaPercent: number) =>
      `In a year, with ${formatPercent(otaPercent)} of your nights on OTAs, they keep`,
    moving: 'Moving',
    movedShare: 'Share of nights moved to direct, percent',
    keeps: 'of your nights from OTAs to direct keeps',
    aYear: (figure: string) => `${figure} a year`,
  },
  better: {
    occupancyPoints: { label: 'Occupancy, points more', less: 'One point less', more: 'One point more' },
    pricePercent: { label: 'Price, percent more', less: 'One percent less', more: 'One percent more' },
    today: 'Today',
    betterYear: 'A better year',
    picture: (lit: string) => `${lit} of the windows lit`,
    /** `percent` is null if today earns nothing. */
    gain: (isLess: boolean, percent: string | null) =>
      `${isLess ? 'less' : 'more'} in a year${percent === null ? '' : `, ${percent}`}. Your own figures, not a forecast.`,
    full: 'A better year raises no occupancy above 100%.',
  },
  /** `printed` is the meaning on paper, which has no separate name. `nights` is null if no night is on offer. */
  keyFigures: {
    adr: {
      name: 'ADR',
      meaning: 'The average price of a sold night.',
      printed: 'ADR: the average price of a sold night.',
    },
    occupancy: {
      name: 'Occupancy',
      meaning: (nights: string | null) =>
        nights === null ? 'No night is on offer yet.' : `${nights} of every 100 nights found a guest.`,
      printed: (nights: string | null) =>
        nights === null
          ? 'Occupancy: no night is on offer yet.'
          : `Occupancy: ${nights} of every 100 nights found a guest.`,
    },
    revpar: {
      name: 'RevPAR',
      meaning: 'What each room earned a night, full or empty.',
      printed: 'RevPAR: what each room earned a night, full or empty.',
    },
  },
} as const;

/**
 * Returns the message about a text that the rule of a panel's field does not allow. For a percentage it states the limits, of
 * which each rule has the upper one. Otherwise it asks for an amount in rupees.
 */
export function panelIssueText({ unit, minimum, maximum }: NumberRule): string {
  if (unit !== 'percent') return 'Enter an amount in rupees, 0 or more.';
  return minimum === null
    ? `Enter a percentage up to ${maximum}. A negative number means less.`
    : `Enter a percentage from ${minimum} to ${maximum}.`;
}
