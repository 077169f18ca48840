import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../../app/app';
import { IslandRoot } from '../../app/page-runtime/island-root';
import { loadPageScript } from '../../app/page-runtime/page-script';
import { IslandsContext } from '../../components/island';
import { headMarkup } from '../../seo/head-markup';
import { globalStyles, rulesUsedBy } from '../../theme/compile-recipe';
import fontFaces from '../../theme/fonts.css?inline';
import type { HeaderBackground } from '../../theme/header-backgrounds';
import * as palette from '../../theme/palette';
import { loadPage } from './load-page';
import type { Route } from './routes';

/** What the build writes into one HTML file. */
export interface RenderedPage {
  /** The app shell with the page. */
  html: string;
  /**
   * The tags of the head, between the comments by which the browser finds them when the visitor changes pages. Then all styles
   * of the page as `<style>` elements, so that no stylesheet blocks the first paint.
   */
  head: string;
}

/** The colours of a phone's status bar, by the background below it. `sky` gets its gradient's lightest colour. */
const statusBarColours: Readonly<Record<HeaderBackground, string>> = {
  canvas: palette.canvas,
  night: palette.night,
  indigo: palette.indigo,
  sky: palette.canvas,
  lit: palette.lit,
};

/**
 * Resolves to two pieces of HTML: the app shell with the page of the route, and what the head contains. Rejects
 * - if the page cannot be loaded or rendered;
 * - if its `<Island>`s differ from those in `islands` of its `script.ts`.
 */
export async function renderPage(route: Route): Promise<RenderedPage> {
  const { Page, head, background } = await loadPage(route);
  const { islands = {}, startWhen } = await loadPageScript(route.folder);
  const islandsHtml: Record<string, string> = {};
  for (const [name, Island] of Object.entries(islands))
    islandsHtml[name] = renderToString(<IslandRoot Island={Island} />, { identifierPrefix: name });
  const innerHtml = renderToString(
    <IslandsContext value={islandsHtml}>
      <Page />
    </IslandsContext>,
    { identifierPrefix: 'page' },
  );
  for (const name of Object.keys(islandsHtml))
    if (!innerHtml.includes(` data-island="${name}"`))
      throw new Error(`src/pages/${route.folder}/page.tsx has no <Island name="${name}">`);
  const pageHtml = `<div ${pageAttributes(route, background, startWhen)}>${innerHtml}</div>`;
  const html = renderToString(
    <Router ssrPath={route.path}>
      <App servedPage={{ path: route.path, background }} content={pageHtml} />
    </Router>,
  );
  const tags = headMarkup(head, statusBarColours[background]);
  const styles = `<style data-shared-styles>${fontFaces}${globalStyles()}</style><style data-page-styles>${rulesUsedBy(html)}</style>`;
  return { html, head: `<!--page-head-->${tags}<!--/page-head-->${styles}` };
}

function pageAttributes({ folder, path }: Route, background: string, startWhen?: string): string {
  const start = startWhen ? ` data-start-when="${startWhen}"` : '';
  return `data-page="${folder}" data-path="${path}" data-background="${background}"${start}`;
}
