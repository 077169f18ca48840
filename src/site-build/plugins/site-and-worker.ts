import { join } from 'node:path';
import type { Plugin, PluginOption, ResolvedConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { rootDir } from '../../node/paths';
import type { BuildSettings } from '../../settings/build-settings';
import { writePrecacheFiles } from '../precache/precache-list';
import { webManifest } from '../web-manifest';
import { writeSite } from '../write-site';

/**
 * Returns the build plugins that write the site (`writeSite`), its web manifest and the service worker with its precache list.
 * With `serviceWorker: 'remove'`, the kill switch takes the worker's place, without a list. Any error stops the build.
 */
export function siteAndWorker(settings: BuildSettings): PluginOption {
  let config: ResolvedConfig;
  let bundlingError: Error | undefined;
  const bundling: Plugin = {
    name: 'kitaki:bundling',
    configResolved(resolved) {
      config = resolved;
    },
    buildEnd(error) {
      bundlingError = error;
    },
  };
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'service-worker.ts',
    // src/app/updates/register-worker.ts registers the worker after load; the plugin's script would do it too early.
    injectRegister: false,
    manifest: webManifest(),
    injectManifest: {
      // Only the files that a page needs to open, because each costs a request. There are no app icons, because the system
      // keeps them, and no share pictures, because other people's phones show them.
      globPatterns: [
        '{**/*.html,favicon.svg,manifest.webmanifest,scenes/*.svg,assets/**/*.{js,css,woff2,svg,png,jpg,webp,avif}}',
      ],
      // A larger file stops the build, because phones would store it: divide the page, or save the picture smaller.
      maximumFileSizeToCacheInBytes: 400_000,
    },
    integration: {
      // Runs after the bundling of the browser's code, also if it failed. Vite reports only the last error.
      beforeBuildServiceWorker: async (options) => {
        if (bundlingError) throw bundlingError;
        const routes = await writeSite(config, settings);
        const laterPages = routes.flatMap(({ path, isLaterFile }) => (isLaterFile ? path : []));
        const { injectManifest } = options;
        injectManifest.manifestTransforms = [
          (found) => ({
            manifest: writePrecacheFiles(found, injectManifest.globDirectory, laterPages),
            warnings: [],
          }),
        ];
        // The plugin's entries for the web manifest and its icons. precache-list.ts lists the manifest with a SHA-256 revision.
        delete injectManifest.additionalManifestEntries;
        if (settings.serviceWorker === 'remove') {
          // The kill switch keeps the address, because installed browsers check for updates only there. It has no list.
          options.swSrc = join(rootDir, 'sw/kill-switch.ts');
          injectManifest.injectionPoint = '';
        }
      },
      // Builds the worker as one file. The plugin's own option for this makes Vite 8 warn.
      configureCustomSWViteBuild: ({ build }) => {
        if (build !== undefined) build.license = { fileName: 'licences-worker.txt' };
        const output = build?.rollupOptions?.output;
        if (output === undefined || Array.isArray(output)) return;
        delete output.inlineDynamicImports;
        output.codeSplitting = false;
      },
    },
  });
  return [bundling, pwa];
}
