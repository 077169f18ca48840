import { articleSlugs } from '../content/article-slugs';
import { caseStudySlugs } from '../content/case-study-bodies';

/** A page of the site. */
export interface Route {
  /** Clean URL path: no parameters, no trailing slash, no extension. */
  path: string;
  /** The folder in src/pages that makes it. */
  page: string;
  /** Which of its kind, where one folder makes several. */
  slug?: string;
}

/**
 * THE table: which URLs exist. Prerender, sitemap and precache read it; a route stands here only when its page is real.
 * The browser needs no table: every page comes as a document that says which it is (page-document.ts).
 */
export const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/about', page: 'about' },
  { path: '/services', page: 'services' },
  { path: '/pricing', page: 'pricing' },
  { path: '/case-studies', page: 'case-studies' },
  ...caseStudySlugs.map((slug) => ({ path: `/case-studies/${slug}`, page: 'case-study', slug })),
  { path: '/blog', page: 'blog' },
  ...articleSlugs.map((slug) => ({ path: `/blog/${slug}`, page: 'article', slug })),
  { path: '/contact', page: 'contact' },
  { path: '/tools', page: 'tools' },
  { path: '/tools/revenue-calculator', page: 'revenue-calculator' },
  { path: '/faq', page: 'faq' },
  { path: '/career', page: 'career' },
  { path: '/privacy', page: 'legal', slug: 'privacy' },
  { path: '/terms', page: 'legal', slug: 'terms' },
  { path: '/saved', page: 'saved' },
];

/** Shown for every other path, with status 404. */
export const notFoundRoute: Route = { path: '/404', page: 'not-found' };
