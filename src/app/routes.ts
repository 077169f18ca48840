import type { ComponentType } from 'react';
import { articleSlugs } from '../content/article-slugs';
import { caseStudySlugs } from '../content/case-study-bodies';
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

export interface Route {
  /** Clean URL path: no parameters, no trailing slash, no extension. */
  path: string;
  load: () => Promise<PageModule>;
  /**
   * When the first page of a visit needs its own script. `at-once`: it is a tool or a form. `when-idle`: script adds
   * to it. `none`: words, links and pictures, which the frame's script serves; a page moved to later always has its own.
   */
  script: 'at-once' | 'when-idle' | 'none';
}

/** THE table: which URLs exist. Router, prerender, sitemap and precache read it. A route stands here only when its page is real. */
export const routes: readonly Route[] = [
  { path: '/', script: 'when-idle', load: () => import('../pages/home/page') },
  { path: '/about', script: 'none', load: () => import('../pages/about/page') },
  { path: '/services', script: 'none', load: () => import('../pages/services/page') },
  { path: '/pricing', script: 'none', load: () => import('../pages/pricing/page') },
  {
    path: '/case-studies',
    script: 'when-idle',
    load: () => import('../pages/case-studies/page').then((page) => page.caseStudiesPage()),
  },
  ...caseStudySlugs.map(
    (slug): Route => ({
      path: `/case-studies/${slug}`,
      script: 'when-idle',
      load: () => import('../pages/case-study/page').then((page) => page.caseStudyPage(slug)),
    }),
  ),
  {
    path: '/blog',
    script: 'when-idle',
    load: () => import('../pages/blog/page').then((page) => page.blogPage()),
  },
  ...articleSlugs.map(
    (slug): Route => ({
      path: `/blog/${slug}`,
      script: 'none',
      load: () => import('../pages/article/page').then((page) => page.articlePage(slug)),
    }),
  ),
  {
    path: '/contact',
    script: 'at-once',
    load: () => import('../pages/contact/page').then((page) => page.contactPage()),
  },
  { path: '/tools', script: 'none', load: () => import('../pages/tools/page') },
  {
    path: '/tools/revenue-calculator',
    script: 'at-once',
    load: () => import('../pages/revenue-calculator/page'),
  },
  { path: '/faq', script: 'at-once', load: () => import('../pages/faq/page') },
  { path: '/career', script: 'none', load: () => import('../pages/career/page') },
  {
    path: '/privacy',
    script: 'when-idle',
    load: () => import('../pages/legal/page').then((page) => page.legalPage('privacy')),
  },
  {
    path: '/terms',
    script: 'when-idle',
    load: () => import('../pages/legal/page').then((page) => page.legalPage('terms')),
  },
  { path: '/saved', script: 'when-idle', load: () => import('../pages/saved/page') },
];

/** Shown for every other path, with status 404. */
export const notFoundRoute: Route = {
  path: '/404',
  script: 'when-idle',
  load: () => import('../pages/not-found/page'),
};

/** The route of a path as a browser gives it: a trailing slash, a doubled slash or `index.html` still find their page. */
export function matchRoute(pathname: string): Route {
  const path = cleanPath(pathname);
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

/** `/about/` and `/about.html` are `/about`; the home page is `/`. */
export function cleanPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '');
  return path === '/' || path === '' ? '/' : path.replace(/\/$/, '');
}
