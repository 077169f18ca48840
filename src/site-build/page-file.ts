import { extname } from 'node:path';

/** The file of a clean URL path, relative to dist/: `/` is index.html, `/about` is about.html. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The file of a URL in the precache list, relative to dist/. The list has pages by their clean paths. */
export function listedFile(url: string): string {
  const path = `/${url.replace(/^\//, '')}`;
  return extname(path) === '' ? pageFile(path) : path.slice(1);
}
