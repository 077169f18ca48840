import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFileOf } from '../../node/paths';
import { type ListedFile, SITE_PACK_PATH } from '../../platform/worker-contract';
import { isPacked } from '../../site-build/precache/write-pack';

/** Returns the precache list of the built worker, in its order, or [] if it has none. Throws without service-worker.js. */
export function readPrecacheList(distDir: string): ListedFile[] {
  const worker = readFileSync(join(distDir, 'service-worker.js'), 'utf8');
  return JSON.parse(/\[\{"revision":[^\]]*\]/.exec(worker)?.[0] ?? '[]');
}

/** Returns the files of `readPrecacheList` as paths in `distDir`, such as `about.html`. Throws without service-worker.js. */
export function precachedFiles(distDir: string): string[] {
  return readPrecacheList(distDir).map(({ url }) => distFileOf(url));
}

/**
 * Returns what a first installation downloads: the pack '/offline-site.txt', then each listed file outside the pack, such as
 * 'assets/a.woff2'. Returns only the pack if the worker has no list. Throws without service-worker.js.
 */
export function installationFiles(distDir: string): string[] {
  return [SITE_PACK_PATH, ...precachedFiles(distDir).filter((file) => !isPacked(file))];
}
