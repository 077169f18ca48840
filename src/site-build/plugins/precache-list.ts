import type { VitePWAOptions } from 'vite-plugin-pwa';
import { readRoutes } from '../checks/script-graph';
import { distDir } from '../paths';
import { builtRevisions, type ManifestTransform } from './built-revisions';
import { refuseLargeFiles } from './file-size-limit';
import { laterFiles } from './later-files';
import { offlinePacks } from './offline-packs';

/**
 * The files that the worker stores on a device. Every file costs a request on a slow connection, so only files that a page
 * needs to open: the system that installs the app keeps the icons, and other people's phones show the share pictures.
 */
export const precacheList: VitePWAOptions['injectManifest'] = {
  globPatterns: [
    '{**/*.html,favicon.svg,manifest.webmanifest,scenes/*.svg,assets/**/*.{js,css,woff2,svg,png,jpg,webp,avif}}',
  ],
  // The plugin would leave larger files out of the list; `refuseLargeFiles` stops the build instead.
  maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  manifestTransforms: listTransforms(distDir),
};

/**
 * Returns the changes to the list of the files found in `distDir`, in the order in which they run. `laterPages`: the pages
 * that are stored after the installation.
 */
export function listTransforms(distDir: string, laterPages = readLaterPages): ManifestTransform[] {
  return [
    refuseLargeFiles,
    // Clean addresses: a host with clean URLs answers about.html with a redirect, which costs a round trip.
    (entries) => ({
      manifest: entries.map((entry) => ({ ...entry, url: cleanAddress(entry.url) })),
      warnings: [],
    }),
    builtRevisions(distDir),
    (entries, param) => laterFiles(distDir, laterPages())(entries, param),
    offlinePacks(distDir),
  ];
}

function cleanAddress(url: string): string {
  return url === 'index.html' ? '/' : url.replace(/\.html$/, '');
}

/** Returns the paths of older articles, newest first, after the blog lists that lead there. Throws without a build. */
export function readLaterPages(): string[] {
  const routes = readRoutes();
  const articles = routes.filter(({ isLater }) => isLater).map(({ path }) => path);
  const lists = routes.map(({ path }) => path).filter((path) => /^\/blog\/(?:page|category)\//.test(path));
  return articles.length === 0 ? [] : [...lists, ...articles];
}
