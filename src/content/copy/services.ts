import { claims } from '../claims';

const { otaRevenueGrowth, adrImprovement } = claims.mistyNight;

/** The words of /services around the services, the framework and the results, which have their own files. */
export const servicesCopy = {
  head: {
    title: 'Services: pricing, OTAs, reviews, forecasts, operations',
    description:
      'Six hotel services you can take singly or together: dynamic pricing, OTA and reputation management, guest experience, forecasting and operations.',
    keywords: [
      'hotel dynamic pricing',
      'OTA management services',
      'hotel reputation management',
      'hotel forecasting',
      'hotel operation consulting',
    ],
    crumb: 'Services',
  },
  title: 'Six windows on one front',
  lead: 'Open one, or open them all. Each service stands by itself, and all of them are for one thing: fewer dark rooms.',
  framework: {
    title: 'How the work climbs the stairs',
    lead: 'The implementation framework: the same five floors for every hotel, from the ground up.',
    ground: 'Ground',
    floor: (number: number) => `Floor ${number}`,
  },
  results: {
    title: 'Proven results',
    note: `${otaRevenueGrowth.value} and ${adrImprovement.value} are Misty Night’s, as reported: its annual OTA revenue and its average daily rate. The OTAs are counted across all our work.`,
    action: 'See the case studies',
  },
  closing: {
    title: 'Tell us which window is dark.',
    contact: 'Get a free revenue audit',
    pricing: 'See pricing',
  },
} as const;
