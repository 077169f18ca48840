import { type Claim, claims } from '../claims';
import { servicePrices } from '../prices';
import { site } from '../site';

/** One slide at the top of the home page: its texts and its pictures. */
export interface HeroSlide {
  /** The names of the picture files contain this id. */
  readonly id: string;
  /** The headline. That of the first slide is the title of the page. */
  readonly headline: string;
  readonly description: string;
  /** Percent of the windows that are lit in its picture. */
  readonly occupancy: number;
  /** Shown under the picture, after the count of its lit windows. */
  readonly tally: string;
}

/** The same hotel on three evenings. The drawings show no real client and no result. */
const slides: readonly [HeroSlide, ...HeroSlide[]] = [
  {
    id: 'evening',
    headline: 'Transforming Entrepreneurs into Hoteliers',
    description:
      'We propose room rates and publish them within limits you approve. We run your OTA listings and answer your reviews. You pay a fixed monthly fee and a share of the growth.',
    occupancy: 76,
    tally: 'rooms sold tonight. Every dark window is an empty room.',
  },
  {
    id: 'slow-night',
    headline: 'We price slow weekdays and busy weekends separately',
    description: 'The free audit compares your weekday and weekend rates with those of comparable hotels.',
    occupancy: 30,
    tally: 'rooms sold. The same hotel on a slow night.',
  },
  {
    id: 'house-full',
    headline: 'Rates, OTA listings and reviews for independent hotels',
    description: 'We check the rates for the coming weeks and change them only within limits you approve.',
    occupancy: 100,
    tally: 'rooms sold. A drawing, not a promise.',
  },
];

const { headline, services, pricing, home, mistyNight } = claims;

/** The words of the home page. Prices, figures, partners, articles and cases come from their own files. */
export const homeCopy = {
  head: {
    title: 'Revenue management for independent hotels in India',
    description: `Room rates within limits you approve, OTA listings and reviews for independent hotels and resorts in India. From ${servicePrices.otaManagement.display} a month.`,
    keywords: [
      'hotel revenue management India',
      'OTA management',
      'hotel dynamic pricing',
      'independent hotels',
      'online reputation management for hotels',
    ],
  },
  hero: {
    slides,
    slidesLabel: 'The same hotel on three evenings',
    count: (lit: number, windows: number) => `${lit} of ${windows}`,
    audit: 'Get a free revenue audit',
    calculator: 'Try the calculator',
  },
  stats: {
    label: 'Our figures',
    /** In order. The first two are Misty Night's, so the page must show their base. */
    list: [
      { ...mistyNight.otaRevenueGrowth, label: 'revenue growth' },
      { ...mistyNight.adrImprovement, label: 'ADR increase' },
      home.digitalBookings,
      home.revparGrowth,
    ] as readonly Claim[],
    /** Shown under a figure if the company has not stated its base. */
    noBase: 'our own count',
    note: 'Our own counts of what happened elsewhere. They are no promise for your hotel.',
  },
  why: {
    title: `${headline.hotels.value} ${headline.hotels.label}: four reasons to choose us`,
    subtitle: `Our own counts: ${headline.averageRevenueGrowth.value} ${headline.averageRevenueGrowth.label}, and ${headline.revparGrowth.value} ${headline.revparGrowth.label} (room revenue for each available room).`,
    reasons: [
      {
        figure: services.metricsAnalysed.value,
        title: 'Rates proposed with their reason',
        text: `We compare ${services.metricsAnalysed.value} figures (a ${services.metricsAnalysed.value}-metric analysis), propose rates for the coming weeks and give the reason. We publish them within limits you approve; you keep the last word.`,
      },
      {
        figure: services.channelIntegrations.value,
        title: 'Your listings kept current on every site',
        text: `The same rates and free rooms on each booking site. ${services.channelIntegrations.value} ${services.channelIntegrations.label}: sites and channels your rooms can be connected to.`,
      },
      {
        figure: services.forecastAccuracy.value,
        title: 'Room forecast, to plan food and shifts',
        text: `${services.forecastAccuracy.value} ${services.forecastAccuracy.label}. Order food and plan shifts by the rooms it expects.`,
      },
      {
        figure: pricing.errorReduction.value,
        title: 'Fewer errors on booking sites',
        text: `${pricing.errorReduction.value} ${pricing.errorReduction.label} in OTA management, our own count. Which errors were counted is not published.`,
      },
    ],
  },
  about: {
    title: 'A Bengaluru team for independent hotels',
    text: `${site.name} is Kannada for window: a lit window is a sold room. You get one strategist who knows your hotel, with content, tech and finance specialists for the services you choose.`,
    action: 'About us',
  },
  services: {
    title: `Services and prices, from ${servicePrices.otaManagement.display} a month`,
    text: 'Take one service or several. Each has its own price.',
    action: 'All services',
    unit: 'a month',
  },
  /** `note` explains "No hidden fees": a share and extras exist, and the quote states them first. */
  pricing: {
    prefix: 'Starting at',
    price: servicePrices.aiRevenueManagement,
    unit: 'a month, plus an agreed share of the growth',
    promises: ['No hidden fees', 'Cancel anytime'],
    note: `The price is for ${servicePrices.aiRevenueManagement.service}. Your quote says which services carry a share. You leave with a ${pricing.cancellationNotice.value} ${pricing.cancellationNotice.label}, and we quote any extra before we charge it.`,
    action: 'See pricing',
  },
  caseStudies: { title: 'Results at two of our hotels', action: 'All case studies' },
  blog: {
    title: 'Latest articles for hotel owners',
    action: 'Read the blog',
    meta: (category: string, minutes: number, month: string) => `${category}, ${minutes} min, ${month}`,
  },
  partners: {
    title: `Eight of ${services.channelIntegrations.value} channel integrations`,
    note: 'The names belong to their owners. None of them endorses us.',
  },
  closing: {
    title: 'Start with a free revenue audit',
    plan: 'Start My Revenue Plan',
    whatsApp: 'WhatsApp Chat',
  },
} as const;
