import { claims } from './claims';
import { measureLink } from './navigation';
import { servicePrices } from './pricing';

/*
 * What is promised and reported beside the prices. Apart from `pricing.ts`, because a form that names one price should
 * not bring every figure of the company with it.
 */

/** The figures under the banner of /pricing. */
export const pricingBannerFigures = [
  { value: servicePrices.otaManagement.display, label: 'a month, to start' },
  { value: claims.pricing.platforms.value, label: 'platforms that can be connected' },
  { value: claims.pricing.errorReduction.value, label: claims.pricing.errorReduction.label },
] as const;

/** The teaser of the home page. "No hidden fees" is made exact by `note`: a share and extras exist, and are told first. */
export const homePriceTeaser = {
  lead: 'Starting at',
  price: servicePrices.aiRevenueManagement,
  unit: 'a month, plus an agreed share of the growth',
  promises: ['No hidden fees', 'Cancel anytime'],
  note: `The price is for ${servicePrices.aiRevenueManagement.service}. Your quote says which services carry a share. You leave with a ${claims.pricing.cancellationNotice.value} ${claims.pricing.cancellationNotice.label}, and we quote any extra before we charge it.`,
} as const;

export interface PricingTerm {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where a figure of the term is explained. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** The terms of /pricing, in order. */
export const pricingTerms: readonly PricingTerm[] = [
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
    link: measureLink,
  },
];

/** What a fee covers and what comes on top. Only what the company states elsewhere: its terms, its team, its plans. */
export const priceCover: readonly PricingTerm[] = [
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
];
