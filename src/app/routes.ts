import { articles, newestArticles } from '../content/articles';
import { caseStudies } from '../content/case-studies';
import { availableTools } from '../content/tools';

/** A page of the site. */
export interface Route {
  /** Clean URL path: no parameters, no trailing slash, no extension. */
  path: string;
  /** The folder in src/pages that makes it. */
  page: string;
  /** Which of its kind, where one folder makes several. */
  slug?: string;
  /**
   * When the browser loads the `script.ts` of that folder. `at-once`: it is a tool or a form. `when-idle`: script adds to
   * what can be read already. Absent: words, links and pictures, finished in the document; the browser has no code of it.
   */
  script?: 'at-once' | 'when-idle';
  /** The worker stores this page after the installation: an article older than the newest twelve. */
  isLater?: boolean;
}

/**
 * THE table: which URLs exist. Prerender, sitemap and precache read it; a route stands here only when its page is real.
 * The browser needs no table: every page comes as a document that says which it is (page-document.ts).
 */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', script: 'when-idle' },
  { path: '/about', page: 'about' },
  { path: '/services', page: 'services' },
  { path: '/pricing', page: 'pricing' },
  { path: '/case-studies', page: 'case-studies' },
  ...caseStudies.map(({ path, slug }) => ({ path, page: 'case-study', slug })),
  { path: '/blog', page: 'blog', script: 'at-once' },
  ...articles.map(({ path, slug }, index) => ({
    path,
    page: 'article',
    slug,
    isLater: index >= newestArticles,
  })),
  { path: '/contact', page: 'contact', script: 'at-once' },
  { path: '/tools', page: 'tools' },
  ...availableTools.map(({ path, id }) => ({ path, page: id, script: 'at-once' as const })),
  { path: '/faq', page: 'faq', script: 'at-once' },
  { path: '/career', page: 'career' },
  { path: '/privacy', page: 'legal', slug: 'privacy', script: 'when-idle' },
  { path: '/terms', page: 'legal', slug: 'terms', script: 'when-idle' },
  { path: '/saved', page: 'saved', script: 'when-idle' },
];

/** Shown for every other path, with status 404. */
export const notFoundRoute: Route = { path: '/404', page: 'not-found' };

/** Every route that becomes a file, the 404 page last. */
export function allRoutes(): Route[] {
  return [...routes, notFoundRoute];
}
