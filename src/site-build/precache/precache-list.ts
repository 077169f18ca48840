import { cleanPath } from '../../helpers/page-path';
import { SITE_PACK_PATH } from '../../platform/worker-contract';
import { setRevisions, type WorkboxFile } from './revisions';
import { laterFilesOf, writeLaterFiles } from './write-later-files';
import { writePack } from './write-packs';

/**
 * Writes the pack of the site into `distDir`. Returns the files of `found` that the worker stores at installation, with clean
 * paths and revisions. If a file of `found` or `_headers` is missing, it throws and writes nothing.
 * - `laterPages`, given as clean paths, and the drawings that only they name are left out. A later page that is not in `found`
 *   is skipped.
 * - If a file is left out, it also writes the later packs and their list, offline-later.json, which is then the first entry.
 */
export function writePrecacheFiles(
  found: readonly WorkboxFile[],
  distDir: string,
  laterPages: readonly string[],
): WorkboxFile[] {
  // Clean addresses: a host with clean URLs answers about.html with a redirect, which costs a round trip.
  const cleaned = found.map((entry) => ({ ...entry, url: cleanPath(`/${entry.url}`) }));
  const entries = setRevisions(cleaned, distDir);
  const laterFiles = laterFilesOf(entries, distDir, laterPages);
  const installed = entries.filter((entry) => !laterFiles.includes(entry));
  if (laterFiles.length > 0) installed.unshift(writeLaterFiles(laterFiles, distDir));
  writePack(distDir, SITE_PACK_PATH, installed);
  return installed;
}
