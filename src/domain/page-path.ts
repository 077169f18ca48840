/**
 * Returns the canonical path of a page: `/about/`, `/about.html`, `/about/index.html` and `/about` give `/about`;
 * `/index.html`, `/` and '' give `/`. Other paths lose repeated slashes and a slash at the end. Pass no query or hash.
 */
export function cleanPath(pathname: string): string {
  const bare = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}
