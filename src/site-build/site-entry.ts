import { articles } from '../content/articles';
import { listHeads } from '../entry-server';
import { feed, feedPath } from '../seo/feed';
import { securityContact, securityContactPath } from '../seo/security-contact';
import { robots, sitemap, sitemapPath } from '../seo/sitemap';
import type { TextLength } from './checks/content-check';

export { allRoutes } from '../app/routes';
export { renderPage } from '../entry-server';
export { sceneFiles } from './files/scene-files';
export { shareDrawings } from './share-pictures/share-drawings';

/** Returns path, number of words and stated reading time in minutes of every article. */
export function articleLengths(): TextLength[] {
  return articles.map(({ path, words, readingMinutes }) => ({ path, words, minutes: readingMinutes }));
}

/** Returns the text of sitemap, robots.txt, feed and security.txt, by path from the root of the site. */
export async function machineFiles(origin: string, builtAt: Date): Promise<Record<string, string>> {
  return {
    [sitemapPath]: sitemap(await listHeads(), origin),
    '/robots.txt': robots(origin),
    [feedPath]: feed(articles, origin),
    [securityContactPath]: securityContact(origin, builtAt),
  };
}
