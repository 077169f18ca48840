/**
 * The clean path of a page, however the address was written: `/about/`, `/about.html`, `/about/index.html` and `/about`
 * are all `/about`; `/index.html` and `/` are `/`. A path that names another kind of file comes back unchanged.
 */
export function cleanPath(pathname: string): string {
  const bare = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}

/**
 * The addresses under which the page meant by `url` may stand in the precache list, which depends on how the build wrote
 * it. The query is dropped: every file is static, so no campaign parameter changes what is answered.
 */
export function pageAddresses(url: URL): URL[] {
  const path = cleanPath(url.pathname);
  const spellings = path === '/' ? ['/', '/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return spellings.map((spelling) => new URL(spelling, url.origin));
}
