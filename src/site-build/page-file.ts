import { extname } from 'node:path';

/** The file of a clean URL path, from the root of the site: `/` is index.html, `/about` is about.html. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The file of an address in the precache list, from the root of the site: pages stand there by their clean path, the rest as they are. */
export function listedFile(url: string): string {
  const path = `/${url.replace(/^\//, '')}`;
  return extname(path) === '' ? pageFile(path) : path.slice(1);
}
