import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Returns the sorted paths of all files in a folder and its subfolders, relative to the folder, such as `/blog/first.html`.
 * Skips links to files; what it lists below a link to a folder depends on the version of Node. Throws if `folder` is missing.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}
