import { claims } from './claims';
import { servicePrices } from './pricing';

/** The six services, the picks shown on other pages, and the framework every hotel goes through. */

export type ServiceId =
  | 'ai-driven-dynamic-pricing'
  | 'ota-management'
  | 'reputation-management'
  | 'guest-experience-enhancement'
  | 'budgeting-and-forecasting'
  | 'operation-consulting';

export interface Service {
  /** Also the anchor of the card: /services#ota-management. */
  readonly id: ServiceId;
  readonly title: string;
  readonly description: string;
  /** One illustration from a hotel's week. Not a client, not a result. */
  readonly example: string;
  /** The company's figures for this service, attributed, and where its price starts. */
  readonly metrics: string;
  /** Which window of the house front is drawn beside it. */
  readonly scene: 'price' | 'ota' | 'review' | 'guest' | 'budget' | 'ops';
}

export const services: readonly Service[] = [
  {
    id: 'ai-driven-dynamic-pricing',
    title: 'AI-driven dynamic pricing',
    description:
      'Rates that follow the pace of your bookings, the calendar and the weather, and stay between the floor and the ceiling you set.',
    example:
      'The Saturday of a festival fills three weeks early. Its last rooms step up in price while the Tuesday after it stays where it was.',
    metrics: `${claims.services.metricsAnalysed.value}-metric analysis, by our own count. From ${servicePrices.aiRevenueManagement.display} a month.`,
    scene: 'price',
  },
  {
    id: 'ota-management',
    title: 'OTA management',
    description:
      'One set of photos, descriptions, rates and availability, kept current on every travel site you sell on.',
    example:
      'The bathrooms are retiled in June. By July every listing shows the new ones, and no guest arrives expecting the old.',
    metrics: `${claims.services.channelIntegrations.value} ${claims.services.channelIntegrations.label}, as we report them. From ${servicePrices.otaManagement.display} a month.`,
    scene: 'ota',
  },
  {
    id: 'reputation-management',
    title: 'Reputation management',
    description:
      'Bad reviews answered while they are fresh, and the cause behind each given an owner and a date.',
    example:
      'Three guests in a fortnight mention lukewarm water. They get a reply, and the geyser on the second floor gets a plumber.',
    metrics: `From ${servicePrices.reputationManagement.display} a month.`,
    scene: 'review',
  },
  {
    id: 'guest-experience-enhancement',
    title: 'Guest experience enhancement',
    description:
      'The stay walked through as a guest would walk it, from the first message to the question at checkout.',
    example:
      'A car will reach the gate at eleven at night. The driver has the landmark by five, and the kitchen keeps a plate.',
    metrics: 'Quoted with your plan.',
    scene: 'guest',
  },
  {
    id: 'budgeting-and-forecasting',
    title: 'Budgeting and forecasting',
    description:
      'Next season on one sheet: the nights, the rate, the cost, and what has to be true for the sum to come out.',
    example:
      'June and July are drawn up before the rains: how many rooms to keep open, how many hands, and what the good months must put by.',
    metrics: `${claims.services.forecastAccuracy.value} ${claims.services.forecastAccuracy.label}, as we report it.`,
    scene: 'budget',
  },
  {
    id: 'operation-consulting',
    title: 'Operation consulting',
    description:
      'Desk, housekeeping and kitchen looked at together, because a house that fills also has to run.',
    example:
      'Checkout is at eleven and nine families are due at one. The list on the pantry door says which rooms are turned first, and by whom.',
    metrics: 'Quoted with your plan.',
    scene: 'ops',
  },
];

/** A service as another page introduces it: its title by id, and a line that page alone uses. */
export interface ServicePick {
  readonly id: ServiceId;
  readonly line: string;
}

/** The three of the home page. Their price stands beside them. */
export const homeServicePicks: readonly (ServicePick & { readonly price: string })[] = [
  {
    id: 'ai-driven-dynamic-pricing',
    line: 'Tomorrow’s tariff, decided tonight from what is on the books.',
    price: servicePrices.aiRevenueManagement.display,
  },
  {
    id: 'ota-management',
    line: 'Every listing saying the same true thing about your rooms.',
    price: servicePrices.otaManagement.display,
  },
  {
    id: 'reputation-management',
    line: 'A reply for the guest who wrote, and a repair for the next one.',
    price: servicePrices.reputationManagement.display,
  },
];

/** The four of /about. */
export const aboutServicePicks: readonly ServicePick[] = [
  { id: 'ai-driven-dynamic-pricing', line: 'A price for each room and each night, with its reason.' },
  { id: 'ota-management', line: 'Your rooms in order on the sites where guests look first.' },
  { id: 'reputation-management', line: 'What guests wrote, read to the end and acted on.' },
  {
    id: 'guest-experience-enhancement',
    line: 'The bell answered, and the things it is rung for made fewer.',
  },
];

export interface FrameworkStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The implementation framework, in order: from the ground floor up. */
export const frameworkSteps: readonly FrameworkStep[] = [
  {
    id: 'data-signals',
    title: 'Data signals',
    text: 'What is on the books, how fast it came, what was cancelled, what the neighbours ask, and what the calendar holds.',
  },
  {
    id: 'analysis',
    title: 'Analysis',
    text: 'Dates that fill early are priced too low. Dates that fill late need help. Channels that cancel need terms.',
  },
  {
    id: 'rate-optimization',
    title: 'Rate optimization',
    text: 'A ladder of rates by date and room type. You agree the lowest rung and the highest.',
  },
  {
    id: 'growth',
    title: 'Growth',
    text: 'Photos, listings and replies kept in step on each site, and the way to book direct kept open.',
  },
  {
    id: 'revenue',
    title: 'Revenue',
    text: 'Once a month revenue, rate, nights and cancellations are read off one page, the good lines and the bad.',
  },
];

/**
 * The lock guards the one store it sits in. Travel sites hear of a sale over a line that can lag, so the text
 * says what is done about that instead of promising that a double sale can never happen anywhere.
 */
export const atomicLocking = {
  title: 'One key per room',
  text: 'Atomic reservation locking prevents overbooking: asking whether a room is free and taking it happen in a single step, so two guests cannot take the last key in the same second.',
  limit:
    'The lock guards one reservation store. A travel site may hear of a sale a little later, so on a slow link it pays to hold one room back.',
} as const;
