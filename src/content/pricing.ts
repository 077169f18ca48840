/** Every price of the company. Rupees a month; each amount written once. What goes with them is in pricing-terms. */

import { formatRupees } from '../domain/money';

export interface Price {
  /** The service the price belongs to. Always printed beside the amount. */
  readonly service: string;
  /** One sentence for the structured-data offer. */
  readonly description: string;
  readonly monthlyRupees: number;
  /** The amount as printed: "₹2,000". */
  readonly display: string;
  /** What the company states about tax. Where it states nothing, the page adds nothing. */
  readonly tax: 'excluded' | 'not stated';
}

function price(
  service: string,
  monthlyRupees: number,
  description: string,
  tax: Price['tax'] = 'not stated',
): Price {
  return { service, description, monthlyRupees, display: formatRupees(monthlyRupees), tax };
}

/** Where each service starts. Shown on /pricing and offered in structured data. */
export const servicePrices = {
  otaManagement: price(
    'OTA management',
    2000,
    'Listings, rates and availability kept current across online travel agents.',
  ),
  reputationManagement: price(
    'Reputation management',
    3000,
    'Guest reviews read and answered, and their causes followed up.',
  ),
  /** The price of the home teaser, too: "starting at". */
  aiRevenueManagement: price(
    'AI-driven revenue management',
    4000,
    'Room rates proposed from booking pace, demand and the local calendar, and published within limits the hotel approves.',
  ),
} as const;

/**
 * The plans of /pricing. What a plan contains is not stated, so no sentence may explain why it costs more than the
 * single services. Both plans exclude tax.
 */
export const planPrices = {
  essential: price(
    'Essential plan',
    25000,
    'A monthly plan, excluding tax. The quote lists what it contains.',
    'excluded',
  ),
  enterprise: price(
    'Enterprise plan',
    75000,
    'The larger monthly plan, excluding tax. The quote lists what it contains.',
    'excluded',
  ),
} as const;

/** The order in which /pricing lists single services: smallest amount first. */
export const priceList: readonly Price[] = [
  servicePrices.otaManagement,
  servicePrices.reputationManagement,
  servicePrices.aiRevenueManagement,
];

/** What the single services start at when a hotel takes all of them. */
export const servicesTogether = formatRupees(
  priceList.reduce((sum, { monthlyRupees }) => sum + monthlyRupees, 0),
);

/**
 * The banner of /pricing and /contact. Its words name OTA and revenue management together, while revenue
 * management by itself starts higher: print `split` near it, so that the amount stays with its service.
 */
export const pricingBanner = {
  price: servicePrices.otaManagement,
  text: `Premium OTA and revenue management starts at ${servicePrices.otaManagement.display} a month`,
  split: `${servicePrices.otaManagement.display} buys OTA management alone: listings, rates and rooms kept current. For rate proposals as well, add ${servicePrices.aiRevenueManagement.service}, from ${servicePrices.aiRevenueManagement.display}.`,
} as const;
