import { claims } from './claims';
import { servicePrices } from './pricing';

/*
 * What is promised and reported beside the prices. Apart from `pricing.ts`, because a form that names one price should
 * not bring every figure of the company with it.
 */

/** The figures under the banner of /pricing. */
export const pricingBannerFigures = [
  { value: servicePrices.otaManagement.display, label: 'a month, to start' },
  { value: claims.pricing.platforms.value, label: 'platforms that can be connected' },
  { value: claims.pricing.errorReduction.value, label: 'error reduction, as we report it' },
] as const;

/** The teaser of the home page. "No hidden fees" is made exact by `note`: a share and extras exist, and are told first. */
export const homePriceTeaser = {
  lead: 'Starting at',
  price: servicePrices.aiRevenueManagement,
  unit: 'a month, plus an agreed share of the growth.',
  promises: ['No hidden fees', 'Cancel anytime'],
  note: `Leaving takes a ${claims.pricing.cancellationNotice.value} notice, and any extra is quoted before it is charged.`,
} as const;

export interface PricingTerm {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The terms of /pricing, in order. */
export const pricingTerms: readonly PricingTerm[] = [
  {
    id: 'no-long-term-contracts',
    title: 'No long-term contracts',
    text: 'Nothing locks you in for a season you have not seen. A retainer is there for owners who plan further ahead.',
  },
  {
    id: 'cancellation-notice',
    title: `${claims.pricing.cancellationNotice.value} cancellation notice`,
    text: 'Tell us thirty days before you go. What has been paid for the month already begun is not refunded.',
  },
  {
    id: 'performance-based-adjustments',
    title: 'Performance-based adjustments',
    text: 'What you pay is adjusted to how the house performs. The quote says how, and anything beyond it is told before it is charged.',
  },
  {
    id: 'revpar-growth',
    title: `${claims.pricing.revparFirstSixMonths.value} ${claims.pricing.revparFirstSixMonths.label}`,
    text: 'Our own reported average among hotels measured. It is not a promise for your house, which will write its own figure.',
  },
];
