import { cleanPath, isPagePath } from '../src/helpers/page-path';
import type { SiteFiles } from './site-files';

/**
 * Resolves to the stored file of this version, or else to the network's response, of any status. Without network, resolves to
 * the first of these:
 * - the stored file of another revision
 * - at a navigation to a page of this version: a redirect to /saved
 * - at a navigation to any other path without an extension or with .html, except under /functions: the 404 page with status 404
 * - `Response.error()`
 *
 * Rejects if the network fails and the cache cannot be read.
 */
export async function answerRequest(
  request: Request,
  files: Pick<SiteFiles, 'findFile' | 'findAnyRevision' | 'belongsToVersion'>,
): Promise<Response> {
  const url = new URL(request.url);
  // A browser may refuse to open the cache. A visitor with network must still get the page.
  const current = await files.findFile(url).catch(() => undefined);
  if (current !== undefined) return current;
  try {
    return await fetch(request);
  } catch {
    const revision = await files.findAnyRevision(url);
    if (revision !== undefined) return revision;
    if (request.mode !== 'navigate' || !mayBePage(url)) return Response.error();
    const belongsToVersion = await files.belongsToVersion(url);
    const page = await files.findFile(new URL(belongsToVersion ? '/saved' : '/404', url));
    if (page === undefined) return Response.error();
    return belongsToVersion ? Response.redirect(new URL('/saved', url)) : asNotFound(page);
  }
}

/** The 404 page is stored with status 200. A crawler or a test must see 404. */
function asNotFound({ body, headers }: Response): Response {
  return new Response(body, { status: 404, statusText: 'Not Found', headers });
}

function mayBePage({ pathname }: URL): boolean {
  // "Page not found" would be wrong for a file, such as `/robots.txt`, and for the server under /functions.
  return isPagePath(pathname) && !/^\/functions(?:\/|$)/.test(cleanPath(pathname));
}
