import type { ComponentType } from 'react';
import { cleanPath } from '../domain/page-path';
import type { PageHead } from '../seo/page-head';
import { notFoundRoute, type Route, routes } from './routes';
import type { HeaderGround } from './shell/header-ground';

/** What `page.tsx` exports: the component and the content of its head. */
export interface PageModule {
  Page: ComponentType;
  head: PageHead;
  /** The background behind the header. Default: `canvas`. */
  ground?: HeaderGround;
}

/** What `page.tsx` exports if it makes several pages or must load data first. */
type ModuleOfPages = { pageOf: (slug?: string) => Promise<PageModule> };

const modules = import.meta.glob<PageModule | ModuleOfPages>('../pages/*/page.tsx');
const drawings = import.meta.glob<string | undefined>('../pages/*/share-picture.ts', {
  import: 'drawingDescription',
});

/**
 * Loads the page of a route. `head` gets the text alternative of its share picture: the page's own, else that of its
 * `share-picture.ts`, else that of the home page. Only build and dev server call it. Rejects if there is no `page.tsx`, if its
 * `pageOf` rejects (most do for an unknown slug), or if the `share-picture.ts` that is used exports no `drawingDescription`.
 */
export async function loadPage({ page, slug }: Route): Promise<PageModule> {
  const load = modules[`../pages/${page}/page.tsx`];
  if (!load) throw new Error(`src/pages has no ${page}/page.tsx`);
  const module = await load();
  const loaded = 'pageOf' in module ? await module.pageOf(slug) : module;
  const drawingDescription = loaded.head.picture?.drawingDescription ?? (await loadDrawingDescription(page));
  return { ...loaded, head: { ...loaded.head, picture: { ...loaded.head.picture, drawingDescription } } };
}

/** The text alternative of a page's share picture. A page without `share-picture.ts` has the picture of the home page. */
async function loadDrawingDescription(page: string): Promise<string> {
  const file = `../pages/${page}/share-picture.ts`;
  const description = await (drawings[file] ?? drawings['../pages/home/share-picture.ts'])?.();
  if (!description) throw new Error(`src/pages/${page}/share-picture.ts must export drawingDescription`);
  return description;
}

/** Returns the route of a path: `/about`, `/about/`, `/about.html`. The 404 route for an unknown path, or one with a query. */
export function matchRoute(pathname: string): Route {
  const path = cleanPath(pathname);
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
