import type { VitePWAOptions } from 'vite-plugin-pwa';
import { cleanPath } from '../../helpers/page-path';
import { setRevisions, type WorkboxFile } from './revisions';
import { laterFilesOf, writeLaterFiles } from './write-later-files';
import { writeOfflinePacks } from './write-packs';

/**
 * Returns the options that say which files of `distDir` the worker stores: only those that a page needs to open, because each
 * costs a request. They make the build call `writePrecacheFiles` with `laterPages` (clean paths). One such file over 400,000
 * bytes stops the build.
 */
export function injectManifestOptions(
  distDir: string,
  laterPages: readonly string[],
): VitePWAOptions['injectManifest'] {
  return {
    // There are no app icons, because the system keeps them, and no share pictures, because other people's phones show them.
    globPatterns: [
      '{**/*.html,favicon.svg,manifest.webmanifest,scenes/*.svg,assets/**/*.{js,css,woff2,svg,png,jpg,webp,avif}}',
    ],
    // A larger file stops the build, because phones would store it: divide the page, or save the picture smaller.
    maximumFileSizeToCacheInBytes: 400_000,
    manifestTransforms: [
      (found) => ({ manifest: writePrecacheFiles(found, distDir, laterPages), warnings: [] }),
    ],
  };
}

/**
 * Writes the two offline packs into `distDir`. Returns the files of `found` that the worker stores at installation, with clean
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
  writeOfflinePacks(installed, distDir);
  return installed;
}
