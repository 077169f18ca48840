/**
 * Returns the canonical path of a page: `/about/`, `/about.html`, `/about/index.html` and `//about` give `/about`;
 * `/index.html`, `/` and '' give `/`. Merges repeated slashes, removes `.html` or `/index.html` at the end, then a slash at the
 * end. `pathname`: '' or a path that starts with a slash, without query and hash.
 */
export function cleanPath(pathname: string): string {
  const bare = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}
