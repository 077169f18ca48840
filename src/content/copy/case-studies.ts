import type { CaseScene } from '../case-studies';

/** What is seen at the head of a case study. Drawings of a mood: none shows a real house. */
const scenes: Record<CaseScene, string> = {
  mist: 'A low tiled house in thick mist, most of its windows lit. Illustration.',
  pug: 'Two small lodges on stilts at dusk, and the track of something that passed by. Illustration.',
  town: 'A lit house in a street of darker ones. Illustration.',
};

/** Words that the list and the pages share. */
const shared = {
  audit: 'Get a free revenue audit',
  illustration: 'Illustration',
};

/** The words of /case-studies around the cases. */
export const caseStudiesCopy = {
  head: {
    path: '/case-studies',
    title: 'Hotel revenue case studies, with their limits',
    description:
      'Misty Night, Pugmarks and Palatty: what each property reported on rates, revenue and cancellations, and how far each figure can be read.',
    keywords: [
      'hotel case studies',
      'revenue management results',
      'ADR growth',
      'hotel cancellations',
      'OTA revenue growth',
    ],
    crumb: 'Case studies',
  },
  title: 'Case studies',
  subtitle: 'houses we work for, after dark',
  read: 'Read the case study',
  more: { title: 'More Case Studies', text: 'Other skies, other questions.' },
  articles: {
    title: 'The thinking behind them',
    picks: ['cracking-the-code-revenue-management', 'stop-letting-otas-eat-profits', 'reduce-ota-commission'],
    minutes: (minutes: number) => `${minutes} min`,
  },
  closing: {
    title: 'The next window is yours.',
    text: 'Your season, your rooms, your numbers.',
    action: shared.audit,
  },
} as const;

/** The words of one case study's page around its text. */
export const caseStudyCopy = {
  back: 'Case studies',
  scenes,
  figures: 'Figures of the case',
  /** Under the windows; leads to the last part of the page. */
  reading: { text: 'Company-reported, for this property alone.', link: 'How to read these numbers' },
  /** The drawing beside the results, by case: what a window stands for in it. */
  drawings: {
    words: { before: 'Before', after: 'After' },
    rate: 'Average daily rate',
    otaRevenue: 'Annual OTA revenue',
    tenths: 'Each window is a tenth of the starting figure; the count of rooms has nothing to do with it.',
    cancelledBefore: (value: string) => `Before: ${value} of bookings cancelled`,
    cancelledAfter: (value: string) => `After: ${value}`,
    hundred: 'Each window is one booking of a hundred. Crossed out: cancelled.',
    illustration: shared.illustration,
  },
  closing: {
    title: 'Yours could be the next one lit.',
    audit: shared.audit,
    more: 'More case studies',
  },
} as const;
