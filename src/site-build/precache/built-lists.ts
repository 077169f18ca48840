import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sitePackPath } from '../../platform/worker-contract';
import { listedFile } from '../paths';
import { laterListFile } from './later-files';
import { isPacked } from './offline-packs';

/** An entry of the list by which the service worker stores the site. */
export interface PrecacheEntry {
  url: string;
  revision: string;
}

/** Returns the precache list in a built service worker. Empty if it has none. */
export function readPrecacheList(worker: string): PrecacheEntry[] {
  return JSON.parse(/\[\{"revision":[^\]]*\]/.exec(worker)?.[0] ?? '[]');
}

/** Returns the entries of the files that the worker stores after the installation. Empty on a site without older articles. */
export function readLaterList(distDir: string): PrecacheEntry[] {
  const file = join(distDir, laterListFile);
  const packs: { files: PrecacheEntry[] }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return packs.flatMap(({ files }) => files);
}

/** Returns the files that the service worker stores at installation, as paths in dist/. Throws if dist/ has no worker. */
export function precachedFiles(distDir: string): string[] {
  const worker = readFileSync(join(distDir, 'service-worker.js'), 'utf8');
  return readPrecacheList(worker).map(({ url }) => listedFile(url));
}

/** Returns the files that a first installation downloads: the pack, and the files that are not in it. */
export function installationFiles(distDir: string): string[] {
  const single = precachedFiles(distDir).filter(
    (file) => !isPacked(file, statSync(join(distDir, file)).size),
  );
  return [sitePackPath, ...single];
}
