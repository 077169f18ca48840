import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { rootDir } from '../../node/paths';
import { injectManifestOptions } from '../precache/precache-list';
import { webManifest } from '../web-manifest';

/**
 * Returns the build plugins that bundle the service worker, with its precache list, and write the web manifest. With
 * `isKillSwitch` they bundle the kill switch at the worker's address instead. It has no list; the manifest is the same.
 * `laterPages` returns the clean paths of the pages that the worker stores after the installation.
 */
export function workerBundle(isKillSwitch: boolean, laterPages: () => string[]): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'service-worker.ts',
    // src/app/updates/register-worker.ts registers the worker after load; the plugin's script would do it too early.
    injectRegister: false,
    manifest: webManifest(),
    includeManifestIcons: false,
    integration: {
      closeBundleOrder: 'post',
      // Here, because `--outDir` can name another folder than dist/.
      configureOptions: ({ root, build }, options) => {
        const distDir = resolve(root, build.outDir);
        options.injectManifest = isKillSwitch
          ? { injectionPoint: '' }
          : injectManifestOptions(distDir, laterPages);
      },
      beforeBuildServiceWorker: (options) => {
        // The plugin's entry for the web manifest has no SHA-256 revision. precache-list.ts adds the file itself.
        delete options.injectManifest.additionalManifestEntries;
        // The kill switch keeps the address, because installed browsers check for updates only there.
        if (isKillSwitch) options.swSrc = join(rootDir, 'sw/kill-switch.ts');
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
}
