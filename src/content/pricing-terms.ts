import { claims } from './claims';
import { howWeMeasureLink } from './navigation';
import { servicePrices } from './pricing';

/* Terms and figures beside the prices. Not in `pricing.ts`, so that a form that names a price does not load all claims. */

/** The figures under the banner of /pricing. */
export const pricingBannerFigures = [
  { value: servicePrices.otaManagement.display, label: 'a month, to start' },
  { value: claims.pricing.platforms.value, label: 'platforms that can be connected' },
  { value: claims.pricing.errorReduction.value, label: claims.pricing.errorReduction.label },
] as const;

/** The teaser of the home page. `note` explains "No hidden fees": a share and extras exist, and the quote states them first. */
export const homePriceTeaser = {
  prefix: 'Starting at',
  price: servicePrices.aiRevenueManagement,
  unit: 'a month, plus an agreed share of the growth',
  promises: ['No hidden fees', 'Cancel anytime'],
  note: `The price is for ${servicePrices.aiRevenueManagement.service}. Your quote says which services carry a share. You leave with a ${claims.pricing.cancellationNotice.value} ${claims.pricing.cancellationNotice.label}, and we quote any extra before we charge it.`,
} as const;

export const pricingTerms = [
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
] as const;

/** What the fee covers, and what is extra. Only what the company states elsewhere about its terms, team and plans. */
export const includedAndExtra = [
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
] as const;
