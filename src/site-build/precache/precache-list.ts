import { cleanPath } from '../../helpers/page-path';
import { SITE_PACK_PATH } from '../../platform/worker-contract';
import { setRevisions, type WorkboxFile } from './revisions';
import { divideEntries, writeLaterFiles } from './write-later-files';
import { writePack } from './write-packs';

/**
 * Writes the pack of the site into `distDir`. Returns the files of `found` that the worker stores at installation, with clean
 * paths and revisions. If a file of `found` or `_headers` is missing, it throws and writes nothing.
 * - `laterPages`, given as clean paths, and the drawings that only they name are left out. For these it writes the later packs
 *   and their list, offline-later.json, which is then the first entry. A later page that is not in `found` is skipped.
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
