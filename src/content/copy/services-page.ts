import { claims } from '../claims';
import { servicePrices } from '../prices';

const { otaRevenueGrowth, adrImprovement } = claims.mistyNight;
const { otasOnboarded } = claims.services;

/** The words of /services around the services, the framework and the results, which have their own files. */
export const servicesCopy = {
  head: {
    title: 'Services: pricing, OTAs, reviews, forecasts, operations',
    description: `Six hotel services, one by one or together, from ${servicePrices.otaManagement.display} a month: pricing, OTAs, reviews, guest experience, forecasting, operations. And how we measure.`,
    keywords: [
      'hotel dynamic pricing',
      'OTA management services',
      'hotel reputation management',
      'hotel forecasting',
      'hotel operation consulting',
    ],
    crumb: 'Services',
  },
  /** Title on the share picture, which shows no price. */
  pictureTitle: 'Six services for your hotel',
  title: `Six hotel services, from ${servicePrices.otaManagement.display} a month`,
  subtitle: 'Take one or take all six. All have the same aim: fewer empty rooms, at a better rate.',
  /** Help with software that the hotel buys from another company. */
  bookingEngine: {
    id: 'booking-engine-help',
    title: 'Also: help with a booking engine for your website',
    text: 'Direct bookings need an engine on your own website: live rooms, a lock on the last one, UPI at payment, a GST invoice. We help you choose one, connect it and count what each booking costs. Price on request, in your quote.',
    action: 'How a booking engine works',
    href: '/blog/hotel-booking-engine',
  },
  example: (text: string) => `For example: ${text}`,
  framework: {
    title: 'How we work: five steps',
    subtitle:
      'The implementation framework, the same for every hotel. Read the drawing from the ground floor up.',
    step: (number: number) => `Step ${number}`,
  },
  results: {
    /** In order. The first two are Misty Night's, the third is company-wide. */
    list: [otaRevenueGrowth, adrImprovement, otasOnboarded],
    title: `Results: ${otaRevenueGrowth.value} ${otaRevenueGrowth.label} at one hotel`,
    note: `${otaRevenueGrowth.value} and ${adrImprovement.value} are from one hotel, Misty Night. Where the ${otasOnboarded.value} OTAs were counted is not published.`,
    action: 'See the case studies',
  },
  closing: {
    title: 'Start with a free revenue audit',
    contact: 'Get a free revenue audit',
    pricing: 'See pricing',
  },
} as const;
