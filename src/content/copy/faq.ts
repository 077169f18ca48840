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
