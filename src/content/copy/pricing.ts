import { planPrices, servicePrices } from '../pricing';
import { pricingExample } from '../pricing-example';

const { rooms, before, after, baseline, revenue, growth, share, sharePercent, service, fee, bill, kept } =
  pricingExample;

/** The words of /pricing around the prices and terms, which live in content/pricing.ts. */
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
      title: 'F: the fixed monthly fee',
      text: 'A monthly subscription for the services you choose. It is the same in peak season and in the rains.',
    },
    {
      title: 's: a share of the growth',
      text: 'A revenue share, counted on measured growth over a baseline we agree with you first.',
    },
    {
      title: 'Both are in your quote',
      text: 'The fee, the share, the baseline and what happens in a month without growth, before you sign.',
    },
  ],
  quote: 'Get a custom quote',
  /** One invented hotel. Every figure is worked out in content/pricing-example.ts. */
  example: {
    title: `Example: a hotel of ${rooms} rooms pays ${bill} in a month`,
    text: `It takes ${service}, from ${fee} a month, with a share of ${sharePercent} of the growth.`,
    legend: [
      { pane: 'baseline', text: `Baseline: ${before}, before we started`, amount: baseline },
      { pane: 'growth', text: `Growth: ${after} make ${revenue}`, amount: growth },
      { pane: 'share', text: `Our share, ${sharePercent} of the growth`, amount: share },
    ],
    sum: [
      { text: 'The fixed fee', amount: fee },
      { text: 'The hotel pays us', amount: bill },
      { text: 'The hotel keeps, of its growth', amount: kept },
    ],
    note: `An example, not a forecast: the hotel, its growth and the ${sharePercent} are chosen for round sums. OTA commission and GST are left out.`,
    link: { href: '/services#how-we-measure', text: 'How a baseline is agreed' },
    scene:
      'A house. Three floors are marked as yours already. A new floor stands on top; one of its ten windows is blue, the share. An illustration, not a forecast.',
  },
  banner: { action: 'Get Quote' },
  list: {
    title: `Prices: services from ${servicePrices.otaManagement.display}, full plans from ${planPrices.essential.display}`,
    text: 'Each service starts at its price here. A plan covers a whole property, which is why it costs more; tax is extra on both plans.',
    unit: 'a month',
    taxExcluded: 'a month, excluding tax',
  },
  cover: { title: 'What is included, and what is extra' },
  terms: { title: 'Terms: leave with 30 days’ notice' },
  custom: {
    title: 'Get your own quote in writing',
    text: 'Tell us your rooms, your season and the sites you sell on. The quote names your fee and your share.',
    action: 'Request a custom quote',
  },
} as const;
