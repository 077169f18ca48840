import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the repository. */
export const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The absolute path of the built site. */
export const distDir = join(rootDir, 'dist');

/**
 * Returns the file of a path, relative to dist/: index.html for `/`, about.html for `/about`, a.js for `/a.js`. A path without
 * an extension must be a clean path. Does not check that the file exists.
 */
export function distFileOf(path: string): string {
  if (path === '/') return 'index.html';
  return extname(path) === '' ? `${path.slice(1)}.html` : path.slice(1);
}
