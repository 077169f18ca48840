import { timingClaims } from '../timing-claims';

export const faqCopy = {
  head: {
    title: 'Questions hotel owners ask us first',
    description:
      'What OTA management is, how soon results show, who works on your hotel, and whether you can take only some of the services. Search the answers.',
    keywords: [
      'hotel revenue management FAQ',
      'OTA management questions',
      'hotel retainer',
      'time to results',
    ],
    crumb: 'FAQ',
  },
  title: 'Frequently asked questions',
  placeholder: 'Search FAQs...',
  clear: 'Clear search',
  results: (count: number) => `${count} result(s) found`,
  listLabel: 'Questions',
  linkTo: (question: string) => `Link to: ${question}`,
  empty: {
    title: 'No FAQs found matching your search.',
    text: 'Try a shorter word, or ask us directly below.',
  },
  more: {
    title: 'Have More Questions?',
    text: 'Call us and ask.',
    action: 'Call Now',
  },
} as const;

/**
 * The six questions of /faq, in order. `id` is the anchor, as in /faq#time-to-results; a change breaks links that visitors
 * shared. The texts have no apostrophes, because phones type curly or straight ones and the search compares characters.
 */
export const faqs = [
  {
    id: 'what-ota-management-is',
    question: 'What is OTA management?',
    answer:
      'It is the work of keeping your listings current across the online travel agents (OTAs), with the right rates and the rooms that are free. It is part of our software service: the software sends rates and availability to the OTAs, and our people check them and keep texts and photos current.',
  },
  {
    id: 'resorts-and-city-hotels',
    question: 'Do you work with resorts as well as city hotels?',
    answer: 'Yes. We work with all hospitality brands: resorts, city hotels and other kinds of stay.',
  },
  {
    id: 'time-to-results',
    question: 'How soon will we see results?',
    answer: `Your rank and visibility on the OTAs typically improve in ${timingClaims.otaVisibility.value}. An impact on revenue typically shows within the ${timingClaims.revenueImpact.value}. These are typical times and no promise for your hotel.`,
  },
  {
    id: 'choosing-some-services',
    question: 'Can we choose only some of the services?',
    answer: 'Yes. The services are modular: take the one you need now, and add another when you need it.',
  },
  {
    id: 'team-assigned',
    question: 'Who will work on our hotel?',
    answer:
      'A dedicated strategist is assigned to you. Content, tech and finance specialists join according to the services you choose.',
  },
  {
    id: 'contracts-or-retainers',
    question: 'Do you work on contracts or on retainers?',
    answer:
      'Both are possible, and you choose. You need no long-term contract. A retainer is for owners who want long-term growth. Your quote says what you sign.',
  },
] as const;
