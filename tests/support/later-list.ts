import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrecacheEntry } from '../../src/platform/worker-contract';
import { laterListFile } from '../../src/site-build/precache/write-later-files';

/** Returns the entries of the later files, as offline-later.json in `distDir` lists them; [] if this file is missing. */
export function readLaterList(distDir: string): PrecacheEntry[] {
  const file = join(distDir, laterListFile);
  const packs: { files: PrecacheEntry[] }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return packs.flatMap(({ files }) => files);
}
