import { claims } from '../claims';
import { site } from '../site';

export interface WindowCount {
  readonly lit: number;
  readonly windows: number;
}

/** One picture of the opening: what it says, and what its windows say. */
export interface HeroSlide {
  readonly id: string;
  /** The headline. The first slide's is the title of the page. */
  readonly content: string;
  readonly description: string;
  /** Percent of the windows that are lit in its picture. */
  readonly occupancy: number;
  /** What that makes in the two drawings. Written here so that no page has to draw a hotel to count it. */
  readonly windows: { readonly wide: WindowCount; readonly phone: WindowCount };
  /** The picture as a file, drawn for a wide screen and for a phone. */
  readonly imageUrl: { readonly wide: string; readonly phone: string };
  /** Under the picture, after the count of its lit windows. */
  readonly tally: string;
}

/** The same house on three evenings. Illustrations: none of them is a client, and none is a result. */
const slides: readonly [HeroSlide, ...HeroSlide[]] = [
  {
    id: 'evening',
    content: 'Transforming Entrepreneurs into Hoteliers',
    description:
      'You look after the guests. We look after the rates, the OTAs and the reviews, until the dark windows light up.',
    occupancy: 76,
    windows: { wide: { lit: 50, windows: 68 }, phone: { lit: 21, windows: 28 } },
    imageUrl: { wide: '/scenes/home-evening-wide.svg', phone: '/scenes/home-evening.svg' },
    tally: 'windows lit tonight. Every dark one is a room you have already paid for.',
  },
  {
    id: 'slow-night',
    content: 'Every dark window has a reason',
    description:
      'A rate that moved too late, a listing nobody opened, a review nobody answered. We find out which one it was.',
    occupancy: 30,
    windows: { wide: { lit: 17, windows: 68 }, phone: { lit: 8, windows: 28 } },
    imageUrl: { wide: '/scenes/home-slow-night-wide.svg', phone: '/scenes/home-slow-night.svg' },
    tally: 'windows lit. The same house, on a night that was left to itself.',
  },
  {
    id: 'house-full',
    content: 'Full on Saturday is luck. Full on Tuesday is work.',
    description:
      'The work is small and daily: tomorrow’s rate tonight, one true calendar on every site, a reply before breakfast.',
    occupancy: 100,
    windows: { wide: { lit: 68, windows: 68 }, phone: { lit: 28, windows: 28 } },
    imageUrl: { wide: '/scenes/home-house-full-wide.svg', phone: '/scenes/home-house-full.svg' },
    tally: 'windows lit. A drawing, not a promise: it is what we get up for.',
  },
];

const { headline, services, pricing } = claims;

/** The words of the home page. Prices, figures, partners, articles and cases come from their own files. */
export const homeCopy = {
  head: {
    title: 'Revenue management for independent hotels in India',
    description:
      'Rates, OTA listings and reviews looked after for independent hotels and resorts in India: a monthly subscription plus an agreed share of the growth.',
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
    slidesLabel: 'The house on three evenings',
    count: ({ lit, windows }: WindowCount) => `${lit} of ${windows}`,
    audit: 'Get a free revenue audit',
    calculator: 'Try the calculator',
  },
  stats: {
    label: 'Our figures',
    /** Under a figure whose base the company has not stated. */
    noBase: 'as we report it',
    note: 'Individual results. What one house has done is no promise to the next.',
  },
  why: {
    title: 'Why hotels hand us the keys',
    lead: `${headline.hotels.value} ${headline.hotels.label} so far. Across them we report ${headline.averageRevenueGrowth.value} ${headline.averageRevenueGrowth.label}, and RevPAR growth of ${headline.revparGrowth.value} among hotels measured.`,
    reasons: [
      {
        figure: services.metricsAnalysed.value,
        title: 'Rates with reasons',
        text: `A ${services.metricsAnalysed.value}-metric analysis proposes tomorrow’s price for every room, and tells you why it moved.`,
      },
      {
        figure: services.channelIntegrations.value,
        title: 'One key, every channel',
        text: `Listings, rates and availability kept from one place. ${services.channelIntegrations.value} channels can be connected.`,
      },
      {
        figure: services.forecastAccuracy.value,
        title: 'See the season early',
        text: `${services.forecastAccuracy.value} ${services.forecastAccuracy.label}, as we report it, so that the kitchen hears of the weekend before the weekend does.`,
      },
      {
        figure: pricing.errorReduction.value,
        title: 'Fewer wrong bookings',
        text: `${pricing.errorReduction.value} ${pricing.errorReduction.label}, as we report it, and an atomic lock that gives the last room to one guest only.`,
      },
    ],
  },
  about: {
    title: `${site.name} is Kannada for window. We started by counting the dark ones.`,
    text: 'We sit in Bengaluru and work with owners who run the desk, the kitchen and the accounts themselves. One strategist learns your house; people for content, tech and finance stand behind.',
    action: 'About us',
  },
  services: {
    title: 'Tariff board',
    text: 'Order one line or the whole board. Nothing here comes only as a set.',
    action: 'All services',
    unit: 'a month',
  },
  pricing: { action: 'See pricing' },
  cases: { title: 'Two hotels, after dark', action: 'All case studies' },
  blog: {
    title: 'From the night desk',
    action: 'Read the blog',
    meta: (category: string, minutes: number, month: string) => `${category}, ${minutes} min, ${month}`,
    /** The three of the home page, the one with the large picture first. */
    picks: ['ai-revenue-management', 'hotel-booking-engine', 'makemytrip-promotions'],
  },
  partners: {
    title: `${services.channelIntegrations.value} channels can be connected, these among them`,
    note: 'The names belong to their owners. None of them vouches for us by standing here.',
  },
  closing: {
    title: 'House full looks good on you.',
    plan: 'Start My Revenue Plan',
    whatsApp: 'WhatsApp Chat',
  },
} as const;
