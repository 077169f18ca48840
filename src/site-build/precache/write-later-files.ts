import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFileOf } from '../../node/paths';
import { LATER_LIST_PATH, type Pack } from '../../platform/worker-contract';
import { sha256, type WorkboxFile } from './revisions';
import { writePack } from './write-packs';

/** A pack of this size arrives before a weak connection breaks, and still compresses well. */
const FILES_PER_PACK = 20;

/**
 * Writes the packs of the later files, and the list of these packs, offline-later.json. Later files are `laterPages` (clean
 * paths) and the drawings that only these pages name. Throws if one of them, or a page or script of `entries`, is missing.
 * - Returns an entry for offline-later.json, then the `entries` that are no later files.
 * - If no entry is a later page, writes nothing and returns a copy of `entries`.
 */
export function writeLaterFiles(
  entries: readonly WorkboxFile[],
  distDir: string,
  laterPages: readonly string[],
): WorkboxFile[] {
  const files = laterEntries(entries, distDir, laterPages);
  if (files.length === 0) return [...entries];
  const packs: Pack<Pick<WorkboxFile, 'url' | 'revision'>>[] = [];
  for (let start = 0; start < files.length; start += FILES_PER_PACK) {
    const packed = files.slice(start, start + FILES_PER_PACK).map(({ url, revision }) => ({ url, revision }));
    packs.push({ path: `/offline-later-${packs.length + 1}.txt`, files: packed });
  }
  for (const pack of packs) writePack(distDir, pack.path, pack.files);
  const list = JSON.stringify(packs);
  writeFileSync(join(distDir, LATER_LIST_PATH), list);
  const listEntry = { url: LATER_LIST_PATH, revision: sha256(list), size: list.length };
  return [listEntry, ...entries.filter((entry) => !files.includes(entry))];
}

/** Returns the entries of the later pages, each followed by those of its drawings that no other page or script names. */
function laterEntries(
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
