import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { owner, site } from './src/content/site';
import { readBuildSettings, settingsAsEnv, settingsWarnings } from './src/settings/build-settings';
import { contentFiles } from './src/site-build/checks/content-check';
import { ownerList } from './src/site-build/checks/owner-list';
import { reviewReminders } from './src/site-build/checks/review-reminder';
import { chunkFileNames, clientChunks, modulePreload } from './src/site-build/client-chunks';
import { rootDir } from './src/site-build/paths';
import { compiledStyles } from './src/site-build/plugins/compiled-styles';
import { devServer } from './src/site-build/plugins/dev-server';
import { icons } from './src/site-build/plugins/icons';
import { mdxContent } from './src/site-build/plugins/mdx-content';
import { siteWriter } from './src/site-build/plugins/site-writer';
import { injectManifestOptions } from './src/site-build/precache/precache-list';
import { webManifest } from './src/site-build/web-manifest';

export default defineConfig(({ mode, command }) => {
  // A wrong setting stops the build with a message that names the variable.
  const settings = readBuildSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  for (const warning of settingsWarnings(settings)) console.warn(warning);
  if (command === 'build') {
    console.info(ownerList(owner, site));
    for (const reminder of reviewReminders(contentFiles(join(rootDir, 'src/content'))))
      console.warn(reminder);
  }
  // Set once for all builds of this process: pages, prerendering and service worker.
  Object.assign(process.env, settingsAsEnv(settings));
  const isRemoval = settings.serviceWorker === 'remove';

  // Plugins for page modules, in the browser's build and in prerendering. MDX becomes JSX, so it comes first.
  const pagePlugins = (): PluginOption[] => [mdxContent(), react({ include: /\.(?:mdx|tsx)$/ })];

  return {
    appType: 'custom',
    // For index.html.
    define: { 'import.meta.env.SITE_LANGUAGE': JSON.stringify(site.language) },
    server: { host: '127.0.0.1' },
    build: {
      manifest: true,
      // The licences of all packages that ship in the script.
      license: { fileName: 'licences.txt' },
      modulePreload,
      rolldownOptions: {
        output: { codeSplitting: clientChunks, chunkFileNames },
        // Slow plugins are no fault of the build.
        checks: { bundlerTimings: false },
      },
    },
    plugins: [
      // The browser gets class names and CSS rules, never the recipes or the style engine.
      compiledStyles(),
      pagePlugins(),
      icons(),
      // For `npm run dev`: pages and drawings made on request, and the lead server.
      devServer(settings),
      // The pages and the files beside them. Before the worker, whose precache list contains the pages.
      siteWriter(settings, pagePlugins),
      // Last, when all files exist.
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'service-worker.ts',
        // app/updates/register-worker.ts registers the worker after load; the plugin's script would do it too early.
        injectRegister: false,
        manifest: webManifest(),
        includeManifestIcons: false,
        integration: {
          closeBundleOrder: 'post',
          // Here, because `--outDir` can name another folder than dist/.
          configureOptions: ({ root, build }, options) => {
            const distDir = resolve(root, build.outDir);
            options.injectManifest = isRemoval ? { injectionPoint: '' } : injectManifestOptions(distDir);
          },
          beforeBuildServiceWorker: (options) => {
            // The plugin's entry for the web manifest has no SHA-256 revision. precache-list.ts adds the file itself.
            delete options.injectManifest.additionalManifestEntries;
            // The kill switch keeps the address, because installed browsers check for updates only there.
            if (isRemoval) options.swSrc = join(rootDir, 'sw/removal.ts');
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
      }),
    ],
  };
});
