import { cleanPath } from '../src/domain/page-path';
import { hasHashInName } from './built-file';
import type { SiteFiles } from './precache';

/** Paths that are no pages of the site. The worker does not answer them. */
const notPages = [
  /^\/functions(?:\/|$)/,
  // A file (`/robots.txt`, `/sitemap.xml`): "page not found" would be wrong for it.
  /\.[^/]+$/,
];

function isPage({ pathname }: URL): boolean {
  return !notPages.some((pattern) => pattern.test(cleanPath(pathname)));
}

/**
 * Returns true for a path that may be a page, script, style or drawing of the site, in this version or another: all under
 * /assets/ and /scenes/, and every path without an extension or with `.html`, except /functions and all under it.
 */
export function mayBeFileOfSite(url: URL): boolean {
  return isPage(url) || hasHashInName(url) || url.pathname.startsWith('/scenes/');
}

/**
 * Resolves to the stored file of this version. If there is none, or the cache cannot be read, to the network's response, of any
 * status. Without network, to the first of these that exists:
 * - a stored file of another revision;
 * - for a navigation to a page of this version, a redirect to /saved, without the path of the page;
 * - for any other navigation to a page, the 404 page with status 404;
 * - `Response.error()`.
 *
 * Rejects if the network fails and the cache cannot be read.
 */
export async function answerFile(
  { mode }: Pick<Request, 'mode'>,
  url: URL,
  files: Pick<SiteFiles, 'current' | 'anyRevision' | 'isKnown'>,
  askNetwork: () => Promise<Response>,
): Promise<Response> {
  // A browser may refuse to open the cache. A visitor with network must still get the page.
  const current = await files.current(url).catch(() => undefined);
  if (current !== undefined) return current;
  try {
    return await askNetwork();
  } catch {
    const revision = await files.anyRevision(url);
    if (revision !== undefined || mode !== 'navigate' || !isPage(url)) return revision ?? Response.error();
    const isKnown = await files.isKnown(url);
    const page = await files.current(new URL(isKnown ? '/saved' : '/404', url));
    if (page === undefined) return Response.error();
    return isKnown ? Response.redirect(new URL('/saved', url)) : asNotFound(page);
  }
}

/** The 404 page is stored as it was fetched, mostly with status 200. A crawler or a test must see 404. */
function asNotFound({ body, headers }: Response): Response {
  return new Response(body, { status: 404, statusText: 'Not Found', headers });
}
