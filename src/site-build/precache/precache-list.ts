import type { VitePWAOptions } from 'vite-plugin-pwa';
import { cleanPath } from '../../domain/page-path';
import { readRoutes } from '../build-records';
import { setRevisions, type WorkboxFile } from './revisions';
import { writeLaterFiles } from './write-later-files';
import { writeOfflinePacks } from './write-packs';

/**
 * Returns the options that say which files of `distDir` the worker stores on a device: only those that a page needs to open,
 * because each costs a request. So no icons, which the system keeps with the installed app, and no share pictures, which other
 * people's phones show. The options make the build call `writePrecacheFiles`. A file over 400,000 bytes stops the build.
 */
export function injectManifestOptions(distDir: string): VitePWAOptions['injectManifest'] {
  return {
    globPatterns: [
      '{**/*.html,favicon.svg,manifest.webmanifest,scenes/*.svg,assets/**/*.{js,css,woff2,svg,png,jpg,webp,avif}}',
    ],
    // A larger file stops the build, because phones would store it: divide the page, or save the picture smaller.
    maximumFileSizeToCacheInBytes: 400_000,
    manifestTransforms: [
      (found) => ({ manifest: writePrecacheFiles(found, distDir, readLaterPages()), warnings: [] }),
    ],
  };
}

/**
 * Returns the files that the worker stores at installation: those `found` in `distDir` except the later files, with clean paths
 * and revisions. If there are later files, their list offline-later.json comes first. Writes all packs into `distDir`, and
 * returns no entry for a pack. `laterPages`: clean paths of pages that are stored after the installation (`writeLaterFiles`).
 * Throws if a file of `found` or `_headers` is missing.
 */
export function writePrecacheFiles(
  found: readonly WorkboxFile[],
  distDir: string,
  laterPages: readonly string[],
): WorkboxFile[] {
  // Clean addresses: a host with clean URLs answers about.html with a redirect, which costs a round trip.
  const cleaned = found.map((entry) => ({ ...entry, url: cleanPath(`/${entry.url}`) }));
  const entries = writeLaterFiles(setRevisions(cleaned, distDir), distDir, laterPages);
  writeOfflinePacks(entries, distDir);
  return entries;
}

/**
 * Returns the clean paths of the pages that the worker stores after the installation, as the last build recorded them: every
 * blog list except /blog, then the articles after the first twelve, in the order of the blog. Returns [] for up to twelve
 * articles. Throws if no build has recorded routes.
 */
export function readLaterPages(): string[] {
  return readRoutes().flatMap(({ path, isLater }) => (isLater ? path : []));
}
