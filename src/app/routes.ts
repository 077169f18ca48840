import type { ComponentType } from 'react';
import { articleSlugs } from '../content/article-slugs';
import { caseStudySlugs } from '../content/case-study-bodies';
import { cleanPath } from '../domain/page-path';
import type { PageHead } from '../seo/page-head';

/** What the header stands on: the page, a night or neel opening, or the page's own sky (or poster yellow) running on behind it. */
export type HeaderGround = (typeof headerGrounds)[number];

const headerGrounds = ['canvas', 'night', 'neel', 'sky', 'lit'] as const;

export function isHeaderGround(value: unknown): value is HeaderGround {
  return headerGrounds.some((ground) => ground === value);
}

/** What every page module gives: the component and what its head says. */
export interface PageModule {
  Page: ComponentType;
  head: PageHead;
  /** Default `canvas`. */
  header?: HeaderGround;
}

/** One URL, as data: the build writes the table down for the checks and the bench. */
export interface Route {
  /** Clean URL path: no parameters, no trailing slash, no extension. */
  path: string;
  /** The folder in `pages/` whose `page.tsx` shows it. */
  page: PageName;
  /**
   * When the first page of a visit needs its own script. `at-once`: it is a tool or a form. `when-idle`: script adds
   * to it. `none`: words, links and pictures, which the frame's script serves; a page moved to later always has its own.
   */
  script: 'at-once' | 'when-idle' | 'none';
}

export type PageName = keyof typeof pages;

/** Every page module by its folder. One that shows several paths is told the last part of the path. */
const pages = {
  about: () => import('../pages/about/page'),
  article: (slug) => import('../pages/article/page').then((page) => page.articlePage(slug)),
  blog: () => import('../pages/blog/page').then((page) => page.blogPage()),
  career: () => import('../pages/career/page'),
  'case-studies': () => import('../pages/case-studies/page').then((page) => page.caseStudiesPage()),
  'case-study': (slug) => import('../pages/case-study/page').then((page) => page.caseStudyPage(slug)),
  contact: () => import('../pages/contact/page'),
  faq: () => import('../pages/faq/page'),
  home: () => import('../pages/home/page'),
  legal: (name) =>
    import('../pages/legal/page').then((page) => page.legalPage(name === 'terms' ? name : 'privacy')),
  'not-found': () => import('../pages/not-found/page'),
  pricing: () => import('../pages/pricing/page'),
  'revenue-calculator': () => import('../pages/revenue-calculator/page'),
  saved: () => import('../pages/saved/page'),
  services: () => import('../pages/services/page'),
  tools: () => import('../pages/tools/page'),
} satisfies Record<string, (last: string) => Promise<PageModule>>;

/** THE table: which URLs exist. Router, prerender, sitemap and precache read it. A route stands here only when its page is real. */
const routes: readonly Route[] = [
  { path: '/', page: 'home', script: 'when-idle' },
  { path: '/about', page: 'about', script: 'none' },
  { path: '/services', page: 'services', script: 'none' },
  { path: '/pricing', page: 'pricing', script: 'none' },
  { path: '/case-studies', page: 'case-studies', script: 'when-idle' },
  ...caseStudySlugs.map(
    (slug): Route => ({ path: `/case-studies/${slug}`, page: 'case-study', script: 'when-idle' }),
  ),
  { path: '/blog', page: 'blog', script: 'when-idle' },
  ...articleSlugs.map((slug): Route => ({ path: `/blog/${slug}`, page: 'article', script: 'none' })),
  { path: '/contact', page: 'contact', script: 'at-once' },
  { path: '/tools', page: 'tools', script: 'none' },
  { path: '/tools/revenue-calculator', page: 'revenue-calculator', script: 'at-once' },
  { path: '/faq', page: 'faq', script: 'at-once' },
  { path: '/career', page: 'career', script: 'none' },
  { path: '/privacy', page: 'legal', script: 'when-idle' },
  { path: '/terms', page: 'legal', script: 'when-idle' },
  { path: '/saved', page: 'saved', script: 'when-idle' },
];

/** Shown for every other path, with status 404. */
export const notFoundRoute: Route = { path: '/404', page: 'not-found', script: 'when-idle' };

/** Every route that becomes a file, the 404 page last. */
export function allRoutes(): Route[] {
  return [...routes, notFoundRoute];
}

/** The route of a path as a browser gives it: a trailing slash, a doubled slash or `index.html` still find their page. */
export function matchRoute(pathname: string): Route {
  const path = cleanPath(pathname);
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

/** The page of a route. Rejects when its file cannot be had. */
export function loadPageModule({ path, page }: Route): Promise<PageModule> {
  return pages[page](path.slice(path.lastIndexOf('/') + 1));
}
