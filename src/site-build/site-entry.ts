import { loadPage } from '../app/page-module';
import { allRoutes } from '../app/routes';
import { articles } from '../content/articles';
import { FEED_PATH, feed } from '../seo/feed';
import { SECURITY_CONTACT_PATH, securityContact } from '../seo/security-contact';
import { robots, SITEMAP_PATH, sitemap } from '../seo/sitemap';
import { sceneFiles } from './files/scene-files';
import { type SitePage, shareDrawings } from './share-pictures/share-drawings';

// What the build runs of the site. `plugins/prerender.ts` bundles this file for Node.
export { allRoutes } from '../app/routes';
export { articles } from '../content/articles';
export { renderPage } from '../entry-server';

/**
 * Resolves to `{ texts, shareDrawings }`, both by path from the root of the site. Writes no file. `texts`: the contents of
 * drawings, sitemap, robots.txt, feed, and security.txt, which expires some time after `builtAt`. `shareDrawings`: the share
 * pictures as SVG. Rejects if a page cannot be loaded or a drawing does not exist.
 */
export async function filesBesidePages(origin: string, builtAt: Date) {
  const pages = await Promise.all(
    allRoutes().map(async (route): Promise<SitePage> => ({ route, head: (await loadPage(route)).head })),
  );
  const heads = pages.map(({ head }) => head);
  const texts: Record<string, string> = {
    ...sceneFiles(),
    [SITEMAP_PATH]: sitemap(heads, origin),
    '/robots.txt': robots(origin),
    [FEED_PATH]: feed(articles, origin),
    [SECURITY_CONTACT_PATH]: securityContact(origin, builtAt),
  };
  return { texts, shareDrawings: shareDrawings(pages) };
}
