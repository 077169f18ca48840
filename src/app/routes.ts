import { articles, NEWEST_ARTICLES } from '../content/articles';
import { blogPages } from '../content/blog-pages';
import { caseStudies } from '../content/case-studies';
import { availableTools } from '../content/tools';

/** A page of the site. */
export interface Route {
  /** Clean URL path: no parameters, no trailing slash, no extension. */
  path: string;
  /** Name of the folder in src/pages. */
  page: string;
  /** Which page, if the folder makes several. */
  slug?: string;
  /**
   * When the browser loads the `script.ts` of that folder. `at-once`: the page is a tool or a form. `when-idle`: the script
   * only adds to a page that works without it. Absent: the page has no script.
   */
  script?: 'at-once' | 'when-idle';
  /** The worker stores it after the installation: an article older than the newest twelve, or a list page other than /blog. */
  isLater?: boolean;
}

/** All pages that exist, for prerendering, sitemap and precache list. In the browser each document says which page it is. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', script: 'when-idle' },
  { path: '/about', page: 'about' },
  { path: '/services', page: 'services' },
  { path: '/pricing', page: 'pricing' },
  { path: '/case-studies', page: 'case-studies' },
  ...caseStudies.map(({ path, slug }) => ({ path, page: 'case-study', slug })),
  ...blogPages.map(({ path }) => ({
    path,
    page: 'blog',
    slug: path,
    script: 'at-once' as const,
    isLater: path !== '/blog',
  })),
  ...articles.map(({ path, slug }, index) => ({
    path,
    page: 'article',
    slug,
    isLater: index >= NEWEST_ARTICLES,
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

/** The page for every other path, with status 404. */
export const notFoundRoute: Route = { path: '/404', page: 'not-found' };

/** Returns every route that becomes a file, in a new array, the 404 page last. */
export function allRoutes(): Route[] {
  return [...routes, notFoundRoute];
}
