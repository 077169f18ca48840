import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../node/list-files';
import { distDir } from '../../node/paths';
import type { Route } from '../../site-build/prerender/routes';

/**
 * Returns the path and the folder in src/pages of each page in dist/, also of the 404 page, sorted by file. Both are '' for an
 * HTML file without `data-page` and `data-path`. Throws if there is no dist/.
 */
export function readRoutes(): Route[] {
  const pages = listFiles(distDir).filter((file) => file.endsWith('.html'));
  return pages.map((file) => {
    const html = readFileSync(join(distDir, file), 'utf8');
    const [, folder = '', path = ''] = / data-page="([^"]+)" data-path="([^"]+)"/.exec(html) ?? [];
    return { path, folder };
  });
}

/** Returns the path of each page in dist/ except the 404 page, sorted by its file. Throws if there is no dist/. */
export function readPagePaths(): string[] {
  const paths = readRoutes().map(({ path }) => path);
  return paths.filter((path) => path !== '/404');
}
