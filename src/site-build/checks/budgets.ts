import type { Route } from '../../app/routes';

/** What a page may weigh on the wire, in bytes of brotli; a KB is 1000. The one place of these figures. */
export interface RouteBudget {
  /** The file with its styles and scenes inside. */
  html: number;
  /** The text of an article is what people came for: its own weight is not counted against the page. */
  isTextFree: boolean;
  /** Every script that must be there before the page answers to one. */
  script: number;
  /** Pictures outside the HTML that load with the page. */
  pictures: number;
}

/** What is read carries the rules of paper, too. */
const reading: RouteBudget = { html: 14_200, isTextFree: true, script: 84_000, pictures: 10_000 };

/** The first flight of a cold connection carries 14.6 KB: a page within it paints as early as the line allows. */
const pageBudgets: Readonly<Record<string, RouteBudget>> = {
  home: { html: 18_000, isTextFree: false, script: 84_000, pictures: 10_000 },
  'revenue-calculator': { html: 14_000, isTextFree: false, script: 103_000, pictures: 5_000 },
  // A list of twelve articles with all the words of each.
  blog: { html: 14_000, isTextFree: false, script: 90_000, pictures: 5_000 },
  article: reading,
  'case-study': reading,
  legal: reading,
};

const otherBudget: RouteBudget = { html: 13_600, isTextFree: false, script: 90_000, pictures: 5_000 };

/** What the routes of a page may weigh. */
export function routeBudget({ page }: Pick<Route, 'page'>): RouteBudget {
  return pageBudgets[page] ?? otherBudget;
}

/** Every font file together. */
export const fontBudget = 41_000;

/** Everything that storing the site for offline use downloads: a little over six seconds of a line of 400 kbit/s. */
export const precacheBudget = 310_000;

/** What a site with 200 articles may need: bytes of brotli for its files, milliseconds and seconds for its times. */
export const growthGoals = {
  blogHtml: 14_000,
  workerScript: 20_000,
  /** On slow 3G, from the first request until the page says that it is ready offline. */
  readySeconds: 15,
  /** On two cores. */
  cachedBuildSeconds: 25,
  buildSeconds: 90,
  /** On a processor slowed four times. */
  categoryChangeMs: 100,
} as const;
