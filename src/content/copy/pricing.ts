import { baselineLink } from '../navigation';
import { allServicesPrice, planPrices, servicePrices } from '../pricing';
import { pricingExample } from '../pricing-example';

const {
  rooms,
  before,
  after,
  moreNights,
  baseline,
  revenue,
  growth,
  share,
  sharePercent,
  service,
  fee,
  bill,
} = pricingExample;

/** The words of /pricing around the prices (content/pricing.ts) and the terms (content/pricing-terms.ts). */
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
  /** One invented hotel. Every figure is worked out in content/pricing-example.ts. */
  example: {
    title: `Example: a hotel of ${rooms} rooms pays ${bill} in a month`,
    text: `It takes ${service}, from ${fee} a month. For the example we add a share of ${sharePercent} of the growth.`,
    legend: [
      { pane: 'baseline', text: `Baseline: ${before}, before we started`, amount: baseline },
      { pane: 'growth', text: `Growth: ${after} make ${revenue}`, amount: growth },
      { pane: 'agency', text: `Our share, ${sharePercent} of the growth`, amount: share },
    ],
    sum: [
      { text: 'The fixed fee', amount: fee },
      { text: 'The hotel pays us', amount: bill },
      {
        text: `The hotel keeps of its growth, before OTA commission, GST and the cost of ${moreNights} more nights`,
        amount: pricingExample.kept,
      },
    ],
    note: `An example, not a forecast: the hotel, its growth and the ${sharePercent} are chosen for round sums.`,
    link: baselineLink,
    pictureText:
      'A house. Three floors are marked as yours already. A new floor stands on top; one of its ten windows is blue, the share. An illustration, not a forecast.',
  },
  banner: { action: 'Get Quote' },
  list: {
    title: `Prices: services from ${servicePrices.otaManagement.display}, plans from ${planPrices.essential.display}`,
    text: `The three services start at ${allServicesPrice} a month together. What the plans add is not published yet: ask us before you choose one. Your quote lists what a plan contains. Tax is extra on both plans.`,
    unit: 'a month',
    taxExcluded: 'a month, excluding tax',
  },
  included: { title: 'What is included, and what is extra' },
  terms: { title: 'Terms: leave with 30 days’ notice' },
  custom: {
    title: 'Get your own quote in writing',
    text: 'Tell us your rooms, your season and the sites you sell on. The quote names your fee, your share and the baseline.',
    action: 'Request a custom quote',
  },
} as const;
