import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LATER_LIST_PATH, type ListedFile } from '../../src/platform/worker-contract';

/** Returns the later files, as offline-later.json in `distDir` lists them; [] if this file is missing. */
export function readLaterList(distDir: string): ListedFile[] {
  const file = join(distDir, LATER_LIST_PATH);
  const packs: { files: ListedFile[] }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return packs.flatMap(({ files }) => files);
}
