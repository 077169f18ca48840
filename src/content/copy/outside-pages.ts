/** Words that phones and search engines show outside the pages of the site. */
export const outsidePagesCopy = {
  /** The menu of the app's icon on a phone. */
  shortcuts: { calculator: 'Calculator', quote: 'Get a quote', call: 'Call' },
  /** The screenshots in the dialog that installs the app. */
  screenshots: { calculator: 'Revenue calculator', home: 'Home page', caseStudy: 'Case study' },
  /** The first page of every breadcrumb in a search result. */
  home: 'Home',
  calculatorNeeds: 'Requires JavaScript. Works offline after the first visit.',
} as const;
