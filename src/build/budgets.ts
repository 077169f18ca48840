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

export type RouteKind = 'home' | 'reading' | 'calculator' | 'other';

/** The first flight of a cold connection carries 14.6 KB: a page within it paints as early as the line allows. */
export const routeBudgets: Readonly<Record<RouteKind, RouteBudget>> = {
  home: { html: 18_000, isTextFree: false, script: 80_000, pictures: 10_000 },
  reading: { html: 14_000, isTextFree: true, script: 80_000, pictures: 10_000 },
  calculator: { html: 14_000, isTextFree: false, script: 100_000, pictures: 5_000 },
  other: { html: 13_200, isTextFree: false, script: 88_000, pictures: 5_000 },
};

/** Every font file together. */
export const fontBudget = 53_000;

/** Everything that storing the site for offline use downloads: 18 s on a slow 3G line. */
export const precacheBudget = 400_000;

/** Articles, case studies and the two legal documents are read; the rest is looked at. */
export function routeKind(path: string): RouteKind {
  if (path === '/') return 'home';
  if (path === '/tools/revenue-calculator') return 'calculator';
  return /^\/(?:blog|case-studies)\/.|^\/(?:privacy|terms)$/.test(path) ? 'reading' : 'other';
}
