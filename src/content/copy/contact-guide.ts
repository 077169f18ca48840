import { ownerFacts } from '../site';
import { auditName } from '../timing-claims';

/** The sections below the contact form: next steps, scope of the audit, figures to bring. */
export const contactGuideCopy = {
  next: {
    title: 'After you send: free audit, then a quote',
    steps: [
      {
        title: 'We read your request',
        text: 'And look at your hotel on the sites you sell on.',
      },
      {
        title: 'We write or call you',
        text: ownerFacts.responseTime
          ? `We answer ${ownerFacts.responseTime}, to agree a time for the free ${auditName}.`
          : `To agree a time for the free ${auditName}.`,
      },
      {
        title: 'You get a quote if you want one',
        text: 'In writing: the fee, the share and the baseline. You owe nothing before you accept it.',
      },
    ],
  },
  audit: {
    title: 'What the audit looks at',
    points: [
      'Your rate on a weekday and a weekend, beside comparable hotels',
      'Your listings: photos, room names, prices with tax',
      'Your latest reviews, and which have an answer',
      'Where your bookings come from, and how many cancel',
    ],
  },
  figures: {
    title: 'Four figures to bring',
    points: [
      'Room nights sold last month',
      'Room revenue last month',
      'The share of bookings that came through OTAs, and their commission',
      'How many bookings were cancelled',
    ],
    privacy: 'We use your figures for the audit and do not sell them.',
    link: { href: '/privacy', text: 'Privacy policy' },
  },
} as const;
