import { claims } from '../claims';
import { baselineLink, howWeMeasureLink } from '../navigation';
import { allServicesPrice, planPrices, servicePrices } from '../prices';
import { pricingExample as example } from '../pricing-example';

/** The words of /pricing around the prices (src/content/prices.ts). */
export const pricingCopy = {
  head: {
    title: 'Pricing: a fixed fee and a share of the growth',
    description: `A fixed monthly fee from ${servicePrices.otaManagement.display} plus a share of the growth, worked out for one hotel in rupees. No long-term contract, 30-day cancellation notice.`,
    keywords: [
      'hotel revenue management pricing',
      'OTA management cost',
      'revenue share',
      'hotel subscription price India',
    ],
    crumb: 'Pricing',
  },
  title: 'A fixed monthly fee plus a share of the growth',
  equation: {
    label: 'F plus s: a fixed subscription plus a share of growth',
    fixed: 'F',
    plus: '+',
    share: 's',
  },
  model: [
    {
      title: 'You pay a fixed fee each month',
      text: 'A monthly subscription for the services you choose.',
    },
    {
      title: 'You also pay a share of the growth',
      text: 'A revenue share, counted on measured growth over a baseline we agree with you first. Your quote says which services carry a share, and how large it is.',
    },
    {
      title: 'Your quote names both before you sign',
      text: 'It states the fee, the share, the baseline, and what you pay in a month without growth.',
    },
  ],
  quote: 'Get a custom quote',
  /** One invented hotel. Every figure is from src/content/pricing-example.ts. */
  example: {
    title: `Example: a hotel of ${example.rooms} rooms pays ${example.bill} in a month`,
    text: `It takes ${example.service}, from ${example.fee} a month. For the example we add a share of ${example.sharePercent} of the growth.`,
    legend: [
      { pane: 'baseline', text: `Baseline: ${example.before}, before we started`, amount: example.baseline },
      { pane: 'growth', text: `Growth: ${example.after} make ${example.revenue}`, amount: example.growth },
      { pane: 'agency', text: `Our share, ${example.sharePercent} of the growth`, amount: example.share },
    ],
    sum: [
      { text: 'The fixed fee', amount: example.fee, isTotal: false },
      { text: 'The hotel pays us', amount: example.bill, isTotal: true },
      {
        text: `The hotel keeps this much of its growth, before OTA commission, GST and the cost of ${example.moreNights} more nights`,
        amount: example.kept,
        isTotal: true,
      },
    ],
    note: `An example, not a forecast: the hotel, its growth and the ${example.sharePercent} are chosen for round sums.`,
    link: baselineLink,
    pictureText:
      'A house. Three floors are marked as yours already. A new floor stands on top; one of its ten windows is blue, the share. An illustration, not a forecast.',
  },
  banner: {
    action: 'Get Quote',
    /** The figures under it. */
    figures: [
      { value: servicePrices.otaManagement.display, label: 'a month, to start' },
      { value: claims.pricing.platforms.value, label: 'platforms that can be connected' },
      { value: claims.pricing.errorReduction.value, label: claims.pricing.errorReduction.label },
    ],
  },
  list: {
    title: `Prices: services from ${servicePrices.otaManagement.display}, plans from ${planPrices.essential.display}`,
    text: `The three services start at ${allServicesPrice} a month together. What a plan contains is not published yet: ask us before you choose one. Your quote lists it. Tax is extra on both plans.`,
    unit: 'a month',
    taxExcluded: 'a month, excluding tax',
  },
  included: {
    title: 'What is included, and what is extra',
    /** Only what the company states elsewhere about its terms, team and plans. */
    rows: [
      {
        id: 'in-the-fee',
        title: 'In the fee',
        text: 'The services you choose, a dedicated strategist, the content, tech and finance specialists those services need, and one report a month on revenue, rate, nights and cancellations.',
      },
      {
        id: 'paid-to-others',
        title: 'Not in the fee',
        text: 'What other companies charge you: OTA commission, payment fees, advertising, your booking engine.',
      },
      {
        id: 'extra-work',
        title: 'Extra work',
        text: 'We tell you the price before we start it.',
      },
      {
        id: 'tax',
        title: 'GST',
        text: 'Extra on the Essential and Enterprise plans, whose prices exclude tax. For single services your quote says whether GST is added.',
      },
    ],
  },
  terms: {
    title: 'Terms: leave with 30 days’ notice',
    rows: [
      {
        id: 'no-long-term-contracts',
        title: 'No long-term contracts',
        text: 'You pay month by month. No long-term contract is required; a retainer is your choice.',
      },
      {
        id: 'cancellation-notice',
        title: `${claims.pricing.cancellationNotice.value} cancellation notice`,
        text: 'Tell us thirty days before you leave. The month you have already paid for is not refunded.',
      },
      {
        id: 'performance-based-adjustments',
        title: 'Performance-based adjustments',
        text: 'The monthly fee is fixed; if what you pay is adjusted to your hotel’s performance, your quote says how before you sign.',
      },
      {
        id: 'revpar-growth',
        title: `${claims.pricing.revparFirstSixMonths.value} ${claims.pricing.revparFirstSixMonths.label}`,
        text: 'Our own count. It is not a promise for your hotel.',
        link: howWeMeasureLink,
      },
    ],
  },
  custom: {
    title: 'Get your own quote in writing',
    text: 'Tell us your rooms, your season and the sites you sell on. The quote names your fee, your share and the baseline.',
    action: 'Request a custom quote',
  },
} as const;
