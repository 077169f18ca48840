import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ListedFile, SITE_PACK_PATH } from '../../platform/worker-contract';
import { distFile } from '../paths';
import { isPacked } from './write-packs';

/** Returns the precache list in the script of a built worker, in its order; no revision is null. [] if the text has no list. */
export function readPrecacheList(worker: string): ListedFile[] {
  return JSON.parse(/\[\{"revision":[^\]]*\]/.exec(worker)?.[0] ?? '[]');
}

/** Returns the files of the precache list, as `about.html`; [] without a list. Throws if `distDir` has no service-worker.js. */
export function precachedFiles(distDir: string): string[] {
  const worker = readFileSync(join(distDir, 'service-worker.js'), 'utf8');
  return readPrecacheList(worker).map(({ url }) => distFile(url));
}

/**
 * Returns what a first installation downloads: '/offline-site.txt', then each listed file that this pack does not contain, such
 * as 'assets/a.woff2'. Throws if the worker's script or a listed file is missing in `distDir`. If the worker has no list,
 * returns only the pack's path.
 */
export function installationFiles(distDir: string): string[] {
  const single = precachedFiles(distDir).filter(
    (file) => !isPacked(file, statSync(join(distDir, file)).size),
  );
  return [SITE_PACK_PATH, ...single];
}
