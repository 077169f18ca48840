import { claims } from './claims';
import { servicePrices } from './prices';

export interface Service {
  /** Also the anchor of the card: /services#ota-management. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** An example from a hotel's week. It names no real client and no result. */
  readonly example: string;
  /** The company's figures for this service, and its starting price, as sentences. */
  readonly metricsLine: string;
  /** The window of the house front that is drawn beside it. */
  readonly drawing: 'price' | 'ota' | 'review' | 'guest' | 'budget' | 'ops';
  /** Its row in the price list of the home page, which three services have. */
  readonly homeRow?: { readonly line: string; readonly price: string };
  /** Its card on /about, which four services have, and the item drawn above it. */
  readonly aboutCard?: { readonly line: string; readonly item: 'key' | 'letters' | 'book' | 'bell' };
}

/** The six services, in the order of every page. */
export const services: readonly Service[] = [
  {
    id: 'ai-driven-dynamic-pricing',
    title: servicePrices.aiRevenueManagement.service,
    description:
      'AI-driven dynamic pricing: rates that follow your bookings and the calendar. We propose them and publish them within limits you approve; you keep the last word.',
    example:
      'The Saturday of a festival fills three weeks early. Its last rooms step up in price while the Tuesday after it stays where it was.',
    metricsLine: `${claims.services.metricsAnalysed.value}-metric analysis. From ${servicePrices.aiRevenueManagement.display} a month.`,
    drawing: 'price',
    homeRow: {
      line: 'We check the rates for the coming weeks and change them only within limits you approve.',
      price: servicePrices.aiRevenueManagement.display,
    },
    aboutCard: {
      line: 'Rates for each room type and date, published within limits you approve.',
      item: 'key',
    },
  },
  {
    id: 'ota-management',
    title: servicePrices.otaManagement.service,
    description:
      'One set of photos, descriptions, rates and availability, kept current on the travel sites you sell on.',
    example: 'You retile the bathrooms in June. In July the listings show the new ones.',
    metricsLine: `${claims.services.channelIntegrations.value} ${claims.services.channelIntegrations.label}. From ${servicePrices.otaManagement.display} a month.`,
    drawing: 'ota',
    homeRow: {
      line: 'The same photos, rates and free rooms on the booking sites you use.',
      price: servicePrices.otaManagement.display,
    },
    aboutCard: {
      line: 'Your rooms, rates and photos kept current on the booking sites you use.',
      item: 'letters',
    },
  },
  {
    id: 'reputation-management',
    title: servicePrices.reputationManagement.service,
    description: 'We answer bad reviews early, and agree with you who fixes each cause, and by when.',
    example:
      'Three guests in a fortnight mention lukewarm water. They get a reply, and the geyser on the second floor gets a plumber.',
    metricsLine: `From ${servicePrices.reputationManagement.display} a month.`,
    drawing: 'review',
    homeRow: {
      line: 'Bad reviews answered, and their causes followed up.',
      price: servicePrices.reputationManagement.display,
    },
    aboutCard: { line: 'Guest reviews read, answered and acted on.', item: 'book' },
  },
  {
    id: 'guest-experience-enhancement',
    title: 'Guest experience enhancement',
    description:
      'We go through the stay as a guest does, from the first message to checkout, and put right what goes wrong.',
    example:
      'A family will arrive at eleven at night. They get directions by five, and the kitchen keeps dinner.',
    metricsLine: 'Price on request, in your quote.',
    drawing: 'guest',
    aboutCard: {
      line: 'Fewer reasons for guests to complain, and quick answers when they do.',
      item: 'bell',
    },
  },
  {
    id: 'budgeting-and-forecasting',
    title: 'Budgeting and forecasting',
    description: 'Next season on one sheet: the nights, rates and costs you expect, and what they leave.',
    example:
      'June and July are planned before the rains: rooms to keep open, staff to keep on, money to save from the good months.',
    metricsLine: `${claims.services.forecastAccuracy.value} ${claims.services.forecastAccuracy.label}. Price on request, in your quote.`,
    drawing: 'budget',
  },
  {
    id: 'operation-consulting',
    title: 'Operation consulting',
    description:
      'Front desk, housekeeping and kitchen looked at together, so that a full hotel also runs well.',
    example:
      'Checkout is at eleven and nine families are due at one. A list says which rooms are cleaned first, and by whom.',
    metricsLine: 'Price on request, in your quote.',
    drawing: 'ops',
  },
];

/** The steps of the implementation framework, in order: from the ground floor up. */
export const frameworkSteps = [
  {
    id: 'data-signals',
    title: 'Data signals',
    text: 'What is booked, how fast it came, what was cancelled, what nearby hotels charge, and which festivals are due.',
  },
  {
    id: 'analysis',
    title: 'Analysis',
    text: 'Dates that fill early may be priced too low. Dates that fill late may need an offer. Sites with many cancellations may need firmer terms.',
  },
  {
    id: 'rate-optimization',
    title: 'Rate optimization',
    text: 'Rates by date and room type, moved in steps between a lowest and a highest price that you approve.',
  },
  {
    id: 'growth',
    title: 'Growth: listings and direct booking',
    text: 'Photos, listings and replies to reviews kept current on each site, and direct booking kept easy.',
  },
  {
    id: 'revenue',
    title: 'Revenue: one page a month',
    text: 'Once a month you see revenue, rate, nights and cancellations on one page, good and bad.',
  },
] as const;

// The lock protects one reservation store only. A travel site may learn of a sale later, so the text must not promise that a
// room is never sold twice.
export const atomicLocking = {
  title: 'The last room goes to one guest',
  text: 'Atomic reservation locking prevents overbooking: asking whether a room is free and taking it happen in a single step, so two guests cannot take the last key in the same second.',
  limit:
    'The lock guards one reservation store. A booking site may hear of a sale a little later, so on a slow connection it pays to hold one room back.',
} as const;
