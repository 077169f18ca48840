import { site } from '../site';

/** Words that phones, search engines and messengers show outside the pages of the site. */
export const outsidePagesCopy = {
  /** The menu of the app's icon on a phone. */
  shortcuts: { calculator: 'Calculator', quote: 'Get a quote', call: 'Call' },
  /** The screenshots in the dialog that installs the app. */
  screenshots: { calculator: 'Revenue calculator', home: 'Home page', caseStudy: 'Case study' },
  /** The first page of every breadcrumb in a search result. */
  home: 'Home',
  /** At the bottom of a share picture, beside the name of the site. */
  shareTagline: 'Hotel revenue management, Bengaluru',
  feedTitle: `${site.name}: articles for hotel owners`,
  calculatorNeeds: 'Requires JavaScript. Works offline after the first visit.',
} as const;
