import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanPath } from '../../helpers/page-path';
import { distFileOf } from '../../node/paths';
import { SITE_PACK_PATH } from '../../platform/worker-contract';
import { setRevisions, type WorkboxFile } from './revisions';
import { writeLaterFiles } from './write-later-files';
import { writePack } from './write-pack';

/**
 * Writes the pack of the site into `distDir`. Returns the files of `found` that the worker stores at installation, with clean
 * paths and revisions. If a file of `found` or `_headers` is missing, it throws and writes nothing.
 * - `laterPages`, given as clean paths, and the drawings that only they name are left out. For these pages and drawings it
 *   writes the later packs and their list, offline-later.json, which is then the first entry. A later page that is not in
 *   `found` is skipped.
 * - Drawings that no page, script or style names are left out too, because a device would store them for nothing.
 */
export function writePrecacheFiles(
  found: readonly WorkboxFile[],
  distDir: string,
  laterPages: readonly string[],
): WorkboxFile[] {
  // Clean addresses: a host with clean URLs answers about.html with a redirect, which costs a round trip.
  const cleaned = found.map((entry) => ({ ...entry, url: cleanPath(`/${entry.url}`) }));
  const entries = setRevisions(cleaned, distDir);
  const { installed, later } = divideEntries(entries, distDir, laterPages);
  if (later.length > 0) installed.unshift(writeLaterFiles(later, distDir));
  writePack(distDir, SITE_PACK_PATH, installed);
  return installed;
}

/**
 * Divides the entries: the worker stores `installed` at installation and `later` after it. A drawing that both would name is
 * only in `installed`.
 * - `installed` has no page of `laterPages` (clean paths). It has only the drawings that its pages, scripts and styles name.
 * - `later` has these pages, each followed by the drawings that it names and `installed` lacks. Each drawing comes once. A path
 *   without an entry is skipped.
 * - A drawing that nothing names is in neither list. Throws if the file of a page, script or style is missing.
 */
function divideEntries(
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
