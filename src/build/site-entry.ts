import { articles } from '../content/articles';
import { blogCopy } from '../content/copy/blog';
import { listHeads } from '../entry-server';
import { feed } from '../seo/feed';
import { feedPath } from '../seo/feed-path';
import { robots } from '../seo/robots';
import { securityContact, securityContactPath } from '../seo/security-contact';
import { sitemap } from '../seo/sitemap';

export { listPaths, renderPage } from '../entry-server';
export { sceneFiles } from './scene-files';
export { shareDrawings } from './share-drawings';

/** The files that machines read, by path from the root of the site. */
export async function machineFiles(origin: string, builtAt: Date): Promise<Record<string, string>> {
  return {
    '/sitemap.xml': sitemap(await listHeads(), origin),
    '/robots.txt': robots(origin),
    [feedPath]: feed(articles, blogCopy.head, origin),
    [securityContactPath]: securityContact(origin, builtAt),
  };
}
