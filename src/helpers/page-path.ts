/**
 * Returns the clean path of a page: `/about/`, `/about.html`, `/about/index.html` and `//about` give `/about`. `/index.html`,
 * `/` and '' give `/`. `pathname` must be '' or start with a slash, and must have no query or hash.
 */
export function cleanPath(pathname: string): string {
  const bare = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}

/** Returns true for the path of a page in any form: it has no extension, or `.html`. `/robots.txt` gives false. */
export function isPagePath(pathname: string): boolean {
  return !/\.[^/]+$/.test(cleanPath(pathname));
}
