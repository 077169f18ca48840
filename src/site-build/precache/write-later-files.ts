import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LATER_LIST_PATH, type Pack } from '../../platform/worker-contract';
import { sha256, type WorkboxFile } from './revisions';
import { writePack } from './write-pack';

/** A pack of this size arrives before a weak connection breaks, and still compresses well. */
const FILES_PER_PACK = 20;

/**
 * Writes into `distDir` the packs of the later `files`, each of `FILES_PER_PACK`, and offline-later.json, the list of these
 * packs. Returns the entry of that list. Throws if a file is missing; the packs before it stay.
 */
export function writeLaterFiles(files: readonly WorkboxFile[], distDir: string): WorkboxFile {
  const packs: Pack<Pick<WorkboxFile, 'url' | 'revision'>>[] = [];
  for (let start = 0; start < files.length; start += FILES_PER_PACK) {
    const packed = files.slice(start, start + FILES_PER_PACK).map(({ url, revision }) => ({ url, revision }));
    packs.push({ path: `/offline-later-${packs.length + 1}.txt`, files: packed });
  }
  for (const pack of packs) writePack(distDir, pack.path, pack.files);
  const list = JSON.stringify(packs);
  writeFileSync(join(distDir, LATER_LIST_PATH), list);
  return { url: LATER_LIST_PATH, revision: sha256(list), size: list.length };
}
