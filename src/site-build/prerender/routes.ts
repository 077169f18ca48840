import { articles, NEWEST_ARTICLES } from '../../content/articles';
import { blogPages } from '../../content/blog-pages';
import { caseStudies } from '../../content/case-studies';
import { availableTools } from '../../content/tools';

/** A page of the site. */
export interface Route {
  /** Clean URL path: no parameters, no trailing slash, no extension. */
  path: string;
  /** Name of the folder in src/pages. */
  page: string;
  /** The worker stores it after the installation: an article older than the newest twelve, or a list page other than /blog. */
  isLater?: boolean;
}

/** The page for every path without a route, with status 404. */
export const notFoundRoute: Route = { path: '/404', page: 'not-found' };

/**
 * Every page that becomes a file, with the 404 page last. The browser needs no such list, because each document names its page.
 */
export const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/about', page: 'about' },
  { path: '/services', page: 'services' },
  { path: '/pricing', page: 'pricing' },
  { path: '/case-studies', page: 'case-studies' },
  ...caseStudies.map(({ path }) => ({ path, page: 'case-study' })),
  ...blogPages.map(({ path }) => ({ path, page: 'blog', isLater: path !== '/blog' })),
  ...articles.map(({ path }, index) => ({ path, page: 'article', isLater: index >= NEWEST_ARTICLES })),
  { path: '/contact', page: 'contact' },
  { path: '/tools', page: 'tools' },
  ...availableTools.map(({ path, id }) => ({ path, page: id })),
  { path: '/faq', page: 'faq' },
  { path: '/career', page: 'career' },
  { path: '/privacy', page: 'legal' },
  { path: '/terms', page: 'legal' },
  { path: '/saved', page: 'saved' },
  notFoundRoute,
];
