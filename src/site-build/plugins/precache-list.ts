import type { VitePWAOptions } from 'vite-plugin-pwa';
import { distDir } from '../paths';
import { builtRevisions, type ManifestTransform } from './built-revisions';
import { refuseLargeFiles } from './file-size-limit';
import { offlinePacks } from './offline-packs';

/**
 * What the worker stores on a phone at installation. Every entry costs a request on a slow line, so only what a page
 * needs to open: icons are kept by the system that installs the app, and share pictures are for other people's phones.
 */
export const precacheList: VitePWAOptions['injectManifest'] = {
  globPatterns: [
    '{**/*.html,favicon.svg,manifest.webmanifest,scenes/*.svg,assets/**/*.{js,css,woff2,svg,png,jpg,webp,avif}}',
  ],
  // The plugin would leave larger files out of the list; `refuseLargeFiles` stops the build instead.
  maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  manifestTransforms: listTransforms(distDir),
};

/** What becomes of the files found in `distDir`, in this order. */
export function listTransforms(distDir: string): ManifestTransform[] {
  return [
    refuseLargeFiles,
    // By its clean address: asked for as about.html, a host with clean URLs answers with a redirect, a round trip more.
    (entries) => ({
      manifest: entries.map((entry) => ({ ...entry, url: cleanAddress(entry.url) })),
      warnings: [],
    }),
    builtRevisions(distDir),
    // Bundles what is light into packs that the worker unpacks: the list stays the truth, the packs save its requests.
    offlinePacks(distDir),
  ];
}

function cleanAddress(url: string): string {
  return url === 'index.html' ? '/' : url.replace(/\.html$/, '');
}
