import { articles } from '../../content/articles';
import { FEED_PATH, feed } from '../../seo/feed';
import { SECURITY_CONTACT_PATH, securityContact } from '../../seo/security-contact';
import { sharePicturePath, sharePictureWords } from '../../seo/share-picture';
import { robots, SITEMAP_PATH, sitemap } from '../../seo/sitemap';
import { drawingFiles } from './drawing-files';
import { loadPage } from './load-page';
import { routes } from './routes';

// Build and development server call the site through this file. `src/site-build/write-site.ts` bundles it for Node.
export { drawingFiles } from './drawing-files';
export { renderPage } from './render-page';
export { NOT_FOUND_ROUTE, routes } from './routes';

/** The exports of this file, in the bundle for Node. */
export type PrerenderBundle = typeof import('./prerender-bundle');

/**
 * Resolves to the content of the files that are no pages. `texts` has them by path, such as '/robots.txt'. `shareDrawings` has
 * the SVG of each share picture by the path of its PNG. Pages with `noIndex` have none. Rejects if a page cannot be loaded or
 * a drawing does not exist.
 */
export async function renderNonPageFiles() {
  const pages = await Promise.all(routes.map(loadPage));
  const heads = pages.map(({ head }) => head);
  const texts: Record<string, string> = {
    ...drawingFiles(),
    [SITEMAP_PATH]: sitemap(heads),
    '/robots.txt': robots(),
    [FEED_PATH]: feed(articles),
    [SECURITY_CONTACT_PATH]: securityContact(new Date()),
  };
  const shareDrawings = new Map(
    pages
      .filter(({ head }) => !head.noIndex)
      .map(({ head, drawSharePicture }) => [
        sharePicturePath(head),
        drawSharePicture(sharePictureWords(head)),
      ]),
  );
  return { texts, shareDrawings };
}
