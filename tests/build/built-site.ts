import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/node/list-files';
import { distDir, distFileOf } from '../../src/node/paths';
import { resolvePath } from '../../src/server/local-server/resolve-path';
import { routes } from '../../src/site-build/prerender/routes';

const pages = new Map<string, Document>();

/** Every path of the site, with the 404 page last. `foundPaths`: those that search engines may list. */
export const paths = routes.map(({ path }) => path);
export const foundPaths = paths.filter((path) => metaOf(pageOf(path), 'robots') !== 'noindex');

/** The origin the site was built for. */
export const origin = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(distText('/robots.txt'))?.[1] ?? '';

/** Returns a built page as a document. All tests share it and must not change it. Needs jsdom. */
export function pageOf(path: string): Document {
  const page =
    pages.get(path) ?? new DOMParser().parseFromString(distText(`/${distFileOf(path)}`), 'text/html');
  pages.set(path, page);
  return page;
}

/** Returns a built file as text. `path` begins with `/` at the root of the site. Throws if the file is missing. */
export function distText(path: string): string {
  return readFileSync(join(distDir, path), 'utf8');
}

const files = new Set(listFiles(distDir));

/** True if the address leads to a file of this build without a redirect, or to another site. */
export function pointsToFile(address: string): boolean {
  const url = new URL(address, origin);
  if (url.origin !== origin) return true;
  const resolved = resolvePath(url.pathname, url.search, (file) => files.has(file));
  return 'file' in resolved && resolved.status === 200;
}

/** The content of a page's meta tag, by its name or property. Null without one. Throws if there are two. */
export function metaOf(document: Document, name: string): string | null {
  const [tag, ...more] = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  if (more.length > 0) throw new Error(`${document.title}: has ${more.length + 1} meta tags ${name}`);
  return tag?.getAttribute('content') ?? null;
}

/** The text of an article without its list of contents and its figures. */
export function articleText(document: Document): string {
  const blocks = document.querySelectorAll('main .text :is(p, li, td, th, h2, h3)');
  const read = [...blocks].filter((block) => !block.closest('nav, figure') && !block.querySelector('p, li'));
  return read.map((block) => block.textContent).join('\n');
}
