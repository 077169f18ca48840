import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cleanPath } from '../domain/page-path';

/** Returns the path of every file under a folder (`/blog/first.html`), sorted. Throws if the folder is missing. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}

/** Returns the clean path (`/about`) of every page under `distDir`, without the 404 page. Throws if it is missing. */
export function listPages(distDir: string): string[] {
  return listFiles(distDir)
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map(cleanPath);
}
