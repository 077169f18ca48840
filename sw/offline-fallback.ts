import { cleanPath, isPagePath } from '../src/helpers/page-path';
import { hasHashInName } from './built-file';
import type { SiteFiles } from './site-files';

function isPage({ pathname }: URL): boolean {
  // "Page not found" would be wrong for a file, such as `/robots.txt`, and for the server under /functions.
  return isPagePath(pathname) && !/^\/functions(?:\/|$)/.test(cleanPath(pathname));
}

/**
 * Returns true for a path that may be a page, script, style or drawing of this or another version. These are all paths under
 * /assets/ and /scenes/, and those without an extension or with `.html`. /functions and all paths under it are excluded.
 */
export function mayBeFileOfSite(url: URL): boolean {
  return isPage(url) || hasHashInName(url) || url.pathname.startsWith('/scenes/');
}

/**
 * Resolves to the stored file of this version, or else to the network's response, of any status. Without network, resolves to
 * the first of these answers:
 * - the stored file of another revision
 * - for a page of this version: a redirect to /saved
 * - for any other page: the 404 page with status 404
 * - `Response.error()`
 *
 * Rejects if network and cache both fail.
 */
export async function answerFile(
  request: Request,
  files: Pick<SiteFiles, 'matchCurrent' | 'matchAnyRevision' | 'belongsToVersion'>,
): Promise<Response> {
  const url = new URL(request.url);
  // A browser may refuse to open the cache. A visitor with network must still get the page.
  const current = await files.matchCurrent(url).catch(() => undefined);
  if (current !== undefined) return current;
  try {
    return await fetch(request);
  } catch {
    const revision = await files.matchAnyRevision(url);
    if (revision !== undefined) return revision;
    if (request.mode !== 'navigate' || !isPage(url)) return Response.error();
    const belongsToVersion = await files.belongsToVersion(url);
    const page = await files.matchCurrent(new URL(belongsToVersion ? '/saved' : '/404', url));
    if (page === undefined) return Response.error();
    return belongsToVersion ? Response.redirect(new URL('/saved', url)) : asNotFound(page);
  }
}

/** The 404 page is stored with status 200. A crawler or a test must see 404. */
function asNotFound({ body, headers }: Response): Response {
  return new Response(body, { status: 404, statusText: 'Not Found', headers });
}
