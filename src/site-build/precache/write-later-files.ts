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
 * Divides the entries: the worker stores `installed` at installation and `later` after it. A drawing goes with what names it.
 * - `installed` has no page of `laterPages` (clean paths). It has only the drawings that its pages, scripts and styles name.
 * - `later` has these pages, each followed by its other drawings. Each drawing comes once. A path without an entry is skipped.
 * - A drawing that nothing names is in neither list. Throws if the file of a page, script or style is missing.
 */
export function divideEntries(
  entries: readonly WorkboxFile[],
  distDir: string,
  laterPages: readonly string[],
): Record<'installed' | 'later', WorkboxFile[]> {
  const textOf = ({ url }: WorkboxFile) => readFileSync(join(distDir, distFileOf(url)), 'utf8');
  const pages = laterPages.flatMap((path) => entries.find(({ url }) => url === path) ?? []);
  const installedTexts = entries
    .filter((entry) => /\.(?:html|js|css)$/.test(distFileOf(entry.url)) && !pages.includes(entry))
    .map(textOf)
    .join('\n');
  const drawings = entries.filter(({ url }) => url.startsWith('/scenes/') && !installedTexts.includes(url));
  const later = pages.flatMap((page) => {
    const text = textOf(page);
    return [page, ...drawings.filter(({ url }) => text.includes(url))];
  });
  const installed = entries.filter((entry) => !pages.includes(entry) && !drawings.includes(entry));
  // Two later pages may name the same drawing.
  return { installed, later: [...new Set(later)] };
}
