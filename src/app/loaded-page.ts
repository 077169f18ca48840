import { loadPageModule, matchRoute, type PageModule, type Route } from './routes';

/** A route whose page module is here, ready to render without waiting. */
export interface LoadedPage extends PageModule {
  route: Route;
}

const loaded = new Map<Route, LoadedPage>();

/** Loads the page of a path; a page already loaded is given at once by `loadedPage`. Rejects when its file cannot be had. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const route = matchRoute(pathname);
  const known = loaded.get(route);
  if (known) return known;
  const page: LoadedPage = { ...(await loadPageModule(route)), route };
  loaded.set(route, page);
  return page;
}

/** The page of a path if its module is already here. */
export function loadedPage(pathname: string): LoadedPage | undefined {
  return loaded.get(matchRoute(pathname));
}
