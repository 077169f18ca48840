import { ARTICLES_ON_FIRST_PAGE, articles } from '../../content/articles';
import { blogPages } from '../../content/blog-pages';
import { caseStudies } from '../../content/case-studies';
import { availableTools } from '../../content/tools';

/** A page of the site. */
export interface Route {
  /** Clean URL path: no parameters, no trailing slash, no extension. */
  path: string;
  /** Name of the folder in src/pages. */
  folder: string;
  /** The worker stores it after the installation. It is an article older than the newest twelve, or a blog list with one. */
  isLaterFile?: boolean;
}

/** The page for every path without a route, with status 404. */
export const NOT_FOUND_ROUTE: Route = { path: '/404', folder: 'not-found' };

const olderArticles = articles.slice(ARTICLES_ON_FIRST_PAGE);
const isOlder = (article: (typeof articles)[number]) => olderArticles.includes(article);

/**
 * Every page that becomes a file, with the 404 page last. The browser needs no such list, because each document names its page.
 */
export const routes: readonly Route[] = [
  { path: '/', folder: 'home' },
  { path: '/about', folder: 'about' },
  { path: '/services', folder: 'services' },
  { path: '/pricing', folder: 'pricing' },
  { path: '/case-studies', folder: 'case-studies' },
  ...caseStudies.map(({ path }) => ({ path, folder: 'case-study' })),
  ...blogPages.map((page) => ({
    path: page.path,
    folder: 'blog',
    isLaterFile: page.articles.some(isOlder),
  })),
  ...articles.map((article) => ({
    path: article.path,
    folder: 'article',
    isLaterFile: isOlder(article),
  })),
  { path: '/contact', folder: 'contact' },
  { path: '/tools', folder: 'tools' },
  ...availableTools.map(({ path, id }) => ({ path, folder: id })),
  { path: '/faq', folder: 'faq' },
  { path: '/career', folder: 'career' },
  { path: '/privacy', folder: 'legal' },
  { path: '/terms', folder: 'legal' },
  { path: '/saved', folder: 'saved' },
  NOT_FOUND_ROUTE,
];
