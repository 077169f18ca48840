/**
 * The clean path of a page, however its address was written: `/about/`, `/about.html`, `/about/index.html` and `/about`
 * are all `/about`; `/index.html` and `/` are `/`. A path that names another kind of file comes back without a slash at
 * its end, and otherwise unchanged.
 */
export function cleanPath(pathname: string): string {
  const bare = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}
