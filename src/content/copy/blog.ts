/** The categories of the articles, in the order the filter shows them. */
export const articleCategories = [
  'Revenue Management',
  'Reputation Management',
  'Direct Booking',
  'OTA Management',
  'AI Revenue Management',
] as const;

/** The words of /blog around the articles. */
export const blogCopy = {
  head: {
    path: '/blog',
    title: 'Hotel revenue blog: rates, reviews, commission',
    description:
      'Articles for hotel owners on revenue management, OTA commission, direct booking and reviews, each with one sum worked out in rupees.',
    keywords: [
      'hotel revenue blog',
      'OTA commission',
      'direct booking',
      'hotel reviews',
      'revenue management India',
    ],
    crumb: 'Blog',
  },
  title: 'Articles for hotel owners',
  lead: 'Rates, commission, direct bookings and reviews, each with a sum worked out in rupees.',
  filter: {
    label: 'Filter by category',
    all: 'All',
    /** For screen readers, when the list has changed. */
    status: (count: number, category: string | null) => {
      const pieces = count === 1 ? '1 article' : `${count} articles`;
      return category === null ? pieces : `${pieces} in ${category}`;
    },
  },
  list: 'Articles',
  minutes: (minutes: number) => `${minutes} min`,
  saved: 'Saved on this phone',
  /** Beside the rates in the featured drawing, which are nobody's. */
  illustration: 'The rates on the windows are drawn for illustration.',
  scene: 'A letter slid under a door.',
} as const;
