import type { Route } from '../../site-build/prerender/routes';

/** The most that a page may weigh, in bytes of brotli. */
const USUAL = {
  /** The HTML file with its inline styles and drawings. */
  html: 13_600,
  /** If true, the weight of the main text does not count, because visitors open an article for its text. */
  excludesText: false,
  /** Every script that the page needs before it responds. */
  script: 84_000,
  /** Pictures outside the HTML that are not loaded lazily. */
  pictures: 5_000,
};

/** Pages for reading also have styles for print. */
const READING = { ...USUAL, html: 14_300, excludesText: true, pictures: 10_000 };

/** Pages with another budget than `USUAL`. */
const PAGE_BUDGETS: Readonly<Record<string, typeof USUAL>> = {
  home: { ...USUAL, html: 18_000, pictures: 10_000 },
  'revenue-calculator': { ...USUAL, html: 14_000, script: 103_000 },
  // Titles and summaries of at most 35 articles, and the featured one. The limit is what a new connection carries in its first
  // round trip.
  blog: { ...USUAL, html: 14_600 },
  // The form adds to the script.
  contact: { ...USUAL, script: 90_000 },
  article: READING,
  'case-study': READING,
  legal: READING,
};

/** Returns the budget of a page, in bytes as `weighRoute` counts them: its entry in `PAGE_BUDGETS`, or else `USUAL`. */
export function routeBudget({ folder }: Pick<Route, 'folder'>) {
  return PAGE_BUDGETS[folder] ?? USUAL;
}

/** All font files together, in bytes. */
export const FONT_BUDGET = 41_000;

/**
 * Returns the most that the installation may download, in bytes of brotli: 274,000 plus 6,000 for each article in `routes`. At
 * most twelve count: the installation stores no more. Six give 310,000, which take about six seconds at 400 kbit/s.
 */
export function precacheBudget(routes: readonly Pick<Route, 'folder'>[]): number {
  return 274_000 + 6_000 * Math.min(12, routes.filter(({ folder }) => folder === 'article').length);
}

/** The worker's script, in bytes of brotli. */
export const WORKER_SCRIPT_BUDGET = 20_000;
