import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app/app';
import { loadPage } from './app/loaded-page';
import { PAGE_ROOT_OPTIONS, PageView } from './app/page-view';
import { allRoutes, notFoundRoute } from './app/routes';
import { themeColour } from './app/theme-colour';
import { headMarkup } from './seo/head-markup';
import { headTags } from './seo/head-tags';
import type { PageHead } from './seo/page-head';
import fontFaces from './theme/fonts.css?inline';
import { globalStyles, stylesOf } from './theme/looks';

export interface RenderedPage {
  html: string;
  /** The tags of the head, between the markers a client navigation looks for. */
  head: string;
  /** Every style of the page as `<style>` tags: nothing else blocks its first paint. */
  styles: string;
  status: number;
}

/** What every page says of itself, the 404 page last. */
export async function listHeads(): Promise<PageHead[]> {
  const pages = await Promise.all(allRoutes().map(({ path }) => loadPage(path)));
  return pages.map((page) => page.head);
}

/** One path as static HTML. Touches no file and no network; an unknown path is the 404 page with its status. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const page = await loadPage(path);
  const { route, header = 'canvas' } = page;
  const served = renderToString(<PageView page={page} serverPath={path} />, PAGE_ROOT_OPTIONS);
  const html = renderToString(
    <Router ssrPath={path}>
      <App first={route} firstHeader={header} served={served} />
    </Router>,
  );
  const tags = headTags(page.head, import.meta.env.VITE_SITE_ORIGIN, themeColour(page.header));
  return {
    html,
    head: `<!--page-head-->${headMarkup(tags)}<!--/page-head-->`,
    styles: `<style>${fontFaces}${globalStyles()}</style><style>${stylesOf(html)}</style>`,
    status: route === notFoundRoute ? 404 : 200,
  };
}
