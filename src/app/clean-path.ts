/** `/about/` and `/about.html` are `/about`; the home page is `/`. */
export function cleanPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '');
  return path === '/' || path === '' ? '/' : path.replace(/\/$/, '');
}
