import { ownerFacts } from '../site';
import { auditName, timingClaims } from '../timing-claims';

export const contactCopy = {
  head: {
    crumb: 'Contact',
    title: 'Contact us for a free revenue audit',
    description: `Ask for a free ${timingClaims.audit.value} revenue audit of your hotel by form, phone or WhatsApp. We look at your rates, listings and reviews. You get a quote if you want one.`,
    keywords: [
      'hotel revenue audit',
      'revenue management quote',
      'OTA management contact',
      'hotel consultant Bengaluru',
    ],
  },
  title: 'Ready to Boost Your Hotel Revenue?',
  tagline: "Let's create your revenue growth plan — we execute, you profit.",
  form: {
    title: 'Start Your Revenue Plan',
    emailPlaceholder: "We'll send the audit & scheduling link",
    addDetails: 'Add details',
    submit: 'Start My Revenue Plan',
    promise: "We won't share your data.",
    privacy: 'Privacy',
    withoutScript:
      'This form needs JavaScript, which is off in this browser. Call, mail or WhatsApp us instead:',
    sent: {
      title: 'Message Sent Successfully!',
      text: "Thank you for reaching out. We'll get back to you soon.",
    },
    failed: { title: 'Error', text: 'There was an issue sending your message. Please try again.' },
  },
  side: {
    title: 'Get in Touch',
    subtitle: 'Want a Quick Discussion?',
    text: `A ${timingClaims.firstCall.value} call can unlock revenue growth. The call is for first questions. The free audit is a separate ${timingClaims.audit.value} talk.`,
    whatsApp: 'WhatsApp Chat',
    call: 'Call Revenue Expert',
  },
} as const;

/** The sections below the contact form. They are a separate constant, so that no script contains them. */
export const contactGuideCopy = {
  next: {
    title: 'After you send: free audit, then a quote',
    steps: [
      {
        title: 'We read your request',
        text: 'We also look at your hotel on the sites you sell on.',
      },
      {
        title: 'We write or call you',
        text: ownerFacts.responseTime
          ? `We answer ${ownerFacts.responseTime}, to agree a time for the free ${auditName}.`
          : `We agree with you on a time for the free ${auditName}.`,
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
      'Where your bookings come from, and how many are cancelled',
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
