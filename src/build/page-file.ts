/** The file of a clean URL path, from the root of the site: `/` is index.html, `/about` is about.html. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
