import { pluralForm } from './plural-form';

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
  subtitle: 'Rates, commission, direct bookings and reviews, each with a sum worked out in rupees.',
  filter: {
    label: 'Filter by category',
    all: 'All',
  },
  listLabel: 'Articles',
  minutes: (minutes: number) => `${minutes} min`,
  saved: 'Saved on this phone',
  /** Shown beside the rates in the featured drawing, which are no real hotel's rates. */
  illustration: 'The rates on the windows are drawn for illustration.',
  /** The pages that follow /blog. */
  older: {
    title: 'Older articles',
    headTitle: (page: number) => `Hotel revenue blog, page ${page}`,
    description: (page: number) =>
      `Older articles for hotel owners on rates, OTA commission, direct booking and reviews, the newest first: page ${page}.`,
  },
  /** The pages that list every article of a category. */
  category: {
    headTitle: (category: string, page: number) =>
      `${category}: all articles${page === 1 ? '' : `, page ${page}`}`,
    description: (category: string, page: number) =>
      `Every article on ${category} for owners of independent hotels and resorts, the newest first${page === 1 ? '' : `: page ${page}`}.`,
  },
  pages: {
    label: 'Pages',
    newer: 'Newer articles',
    older: 'Older articles',
    subtitle: (count: number) => pluralForm(count, '1 article.', `${count} articles, the newest first.`),
    subtitleOfPage: (count: number, page: number, pageCount: number) =>
      `${count} articles, the newest first. Page ${page} of ${pageCount}.`,
    crumb: (page: number) => `Page ${page}`,
  },
} as const;
