/* Every price of the company in rupees a month, each written once. */

import { formatRupees } from '../domain/money';

export interface Price {
  /** The service that the price belongs to. It is always shown beside the amount. */
  readonly service: string;
  /** One sentence for the structured-data offer. */
  readonly description: string;
  readonly monthlyRupees: number;
  /** The amount as shown: "₹2,000". */
  readonly display: string;
  /** What the company states about tax. With `not stated` the page says nothing about it. */
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

/** The starting price of each service, on /pricing and in structured data. */
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
  /** Also the starting price on the home page. */
  aiRevenueManagement: price(
    'AI-driven revenue management',
    4000,
    'Room rates proposed from booking pace, demand and the local calendar, and published within limits the hotel approves.',
  ),
} as const;

/** The plans of /pricing, without tax. Their contents are not stated, so no text may explain their prices. */
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

/** The services in the order of /pricing: the lowest price first. */
export const priceList: readonly Price[] = Object.values(servicePrices);

/** The starting price of all single services together. */
export const allServicesPrice = formatRupees(
  priceList.reduce((sum, { monthlyRupees }) => sum + monthlyRupees, 0),
);

/**
 * The banner of /pricing and /contact. `text` names OTA and revenue management together, but revenue management alone costs
 * more. So `note`, which says what the amount buys, must be shown near it.
 */
export const pricingBanner = {
  text: `Premium OTA and revenue management starts at ${servicePrices.otaManagement.display} a month`,
  note: `${servicePrices.otaManagement.display} buys OTA management alone: listings, rates and rooms kept current. For rate proposals as well, add ${servicePrices.aiRevenueManagement.service}, from ${servicePrices.aiRevenueManagement.display}.`,
} as const;
