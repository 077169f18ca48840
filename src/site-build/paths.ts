import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the repository. */
export const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The absolute path of the built site. */
export const distDir = join(rootDir, 'dist');

/** Returns the file of a clean path, relative to dist/: index.html for `/`, about.html for `/about`. The file may not exist. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Returns the file in dist/ of a path. '/a.js' has an extension, and gives a.js; '/about' is a page, and gives about.html. */
export function distFile(path: string): string {
  return extname(path) === '' ? pageFile(path) : path.slice(1);
}
