import { timingClaims } from '../timing-claims';

export const contactCopy = {
  head: {
    crumb: 'Contact',
    title: 'Contact us for a free revenue audit',
    description: `Ask for a free ${timingClaims.audit.value} revenue audit of your hotel by form, phone or WhatsApp. We look at your rates, listings and reviews and answer with a plan.`,
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
    place: { label: 'Location', placeholder: 'City, State (e.g., Udaipur, Rajasthan)' },
    emailPlaceholder: "We'll send the audit & scheduling link",
    addDetails: 'Add details',
    name: { label: 'Name' },
    message: { label: 'Message' },
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
