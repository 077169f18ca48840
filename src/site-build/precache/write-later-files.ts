import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFileOf } from '../../node/paths';
import { LATER_LIST_PATH, type Pack } from '../../platform/worker-contract';
import { sha256, type WorkboxFile } from './revisions';
import { writePack } from './write-packs';

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

/**
 * Returns the entries of the later files: the `laterPages` (clean paths), each followed by its drawings that neither a script
 * nor an installed page names. Each drawing comes once. Skips a path without an entry. Throws if the file of a page or script
 * is missing.
 */
export function laterFilesOf(
  entries: readonly WorkboxFile[],
  distDir: string,
  laterPages: readonly string[],
): WorkboxFile[] {
  const textOf = ({ url }: WorkboxFile) => readFileSync(join(distDir, distFileOf(url)), 'utf8');
  const pages = laterPages.flatMap((path) => entries.find(({ url }) => url === path) ?? []);
  const installedTexts = entries
    .filter((entry) => /\.(?:html|js)$/.test(distFileOf(entry.url)) && !pages.includes(entry))
    .map(textOf)
    .join('\n');
  const drawings = entries.filter(({ url }) => url.startsWith('/scenes/') && !installedTexts.includes(url));
  const files = pages.flatMap((page) => {
    const text = textOf(page);
    return [page, ...drawings.filter(({ url }) => text.includes(url))];
  });
  // Two later pages may name the same drawing.
  return [...new Set(files)];
}
