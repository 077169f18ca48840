const auditAction = 'Get a free revenue audit';

export const caseStudiesCopy = {
  head: {
    path: '/case-studies',
    title: 'Case studies: rates, revenue, cancellations',
    description:
      'Average rate, revenue and cancelled bookings, hotel by hotel, as far as we have published them. And how we measure our figures.',
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
  subtitle: 'what changed, hotel by hotel',
  read: 'Read the case study',
  more: {
    title: 'More Case Studies',
    text: 'These are our own figures. The places, sizes and dates of the hotels are not published.',
  },
  articles: {
    title: 'Articles on rates and OTA commission',
    picks: ['cracking-the-code-revenue-management', 'stop-letting-otas-eat-profits', 'reduce-ota-commission'],
    minutes: (minutes: number) => `${minutes} min`,
  },
  closing: {
    title: 'Get a free audit of your hotel',
    text: 'Bring last month’s nights, revenue, OTA share and cancellations.',
    action: auditAction,
  },
} as const;

export const caseStudyCopy = {
  back: 'Case studies',
  figuresLabel: 'Figures of the case',
  /** Shown under the windows, before the link to how we measure. */
  basis: 'Our own figures, for this hotel alone. No outside auditor has checked them.',
  /** The words of the drawing beside the results (src/pages/case-study/results-drawing.tsx). */
  drawings: {
    words: { before: 'Before', after: 'After' },
    tenths: 'Each window is a tenth of the starting figure. It does not count rooms.',
    cancelledBefore: (value: string) => `Before: ${value} of bookings cancelled`,
    cancelledAfter: (value: string) => `After: ${value}`,
    hundred: 'Each window is one booking of a hundred. Crossed out: cancelled.',
    illustration: 'Illustration',
  },
  closing: {
    title: 'Get a free audit of your hotel',
    audit: auditAction,
    more: 'More case studies',
  },
} as const;
