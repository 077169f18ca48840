import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { readSettings, settingsAsEnv, settingsWarnings } from './src/settings';
import { contentFiles } from './src/site-build/checks/content-check';
import { ownerList } from './src/site-build/checks/owner-list';
import { reviewReminders } from './src/site-build/checks/review-reminder';
import { writeAfterPages } from './src/site-build/files/after-pages';
import { chunkManifest, rootDir, routeList } from './src/site-build/paths';
import { chunkFileNames, clientChunks, modulePreload } from './src/site-build/plugins/client-chunks';
import { compiledStyles } from './src/site-build/plugins/compiled-styles';
import { devEndpoints } from './src/site-build/plugins/dev-endpoints';
import { devPages } from './src/site-build/plugins/dev-pages';
import { devScenes } from './src/site-build/plugins/dev-scenes';
import { icons } from './src/site-build/plugins/icons';
import { mdxContent } from './src/site-build/plugins/mdx-content';
import { precacheList } from './src/site-build/plugins/precache-list';
import { prerender } from './src/site-build/plugins/prerender';
import { webManifest } from './src/site-build/plugins/web-manifest';

export default defineConfig(({ mode, command }) => {
  // First of all: a wrong setting stops the build, naming the variable.
  const settings = readSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  for (const warning of settingsWarnings(settings)) console.warn(warning);
  if (command === 'build') {
    console.info(ownerList());
    for (const reminder of reviewReminders(contentFiles(join(rootDir, 'src/content'))))
      console.warn(reminder);
  }
  // Set for every build of this process: the pages, their prerender and the service worker see the same values.
  Object.assign(process.env, settingsAsEnv(settings));
  const isRemoval = settings.serviceWorker === 'remove';

  // What makes the pages' own modules, in the browser's build and in the prerender's. MDX becomes JSX, so it comes first.
  const pagePlugins = (): PluginOption[] => [mdxContent(), react({ include: /\.(?:mdx|tsx)$/ })];

  return {
    appType: 'custom',
    server: { host: '127.0.0.1' },
    build: {
      manifest: true,
      // Of what ships: whoever takes the script takes its licences with it.
      license: { fileName: 'licences.txt' },
      modulePreload,
      rolldownOptions: {
        output: { codeSplitting: clientChunks, chunkFileNames },
        // How long plugins took is a matter of the computer, not a fault to warn of.
        checks: { bundlerTimings: false },
      },
    },
    plugins: [
      // The browser gets class names and CSS rules, never the recipes or the style engine.
      compiledStyles(),
      pagePlugins(),
      // Icons, drawn by the build.
      icons(),
      // For `npm run dev`: the same pages, rendered on request, and the same services behind the forms.
      devScenes(),
      devPages(),
      devEndpoints(settings),
      // Before the worker: its list of files holds the finished pages.
      prerender({
        entry: 'src/site-build/site-entry.ts',
        pagePlugins,
        chunkManifest,
        routeList,
        // What a link shows in a message, what search engines read, and what the host sends with every file.
        afterPages: (entry, distDir) => writeAfterPages(entry, distDir, settings),
      }),
      // Last of all, when every file is there.
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'service-worker.ts',
        // app/updates/register-worker.ts registers it, late; a script of the plugin's would come too early.
        injectRegister: false,
        manifest: webManifest(),
        includeManifestIcons: false,
        injectManifest: isRemoval ? { injectionPoint: '' } : precacheList,
        integration: {
          closeBundleOrder: 'post',
          beforeBuildServiceWorker: (options) => {
            // The plugin's own entry for the web manifest carries no hash of ours: the list finds the file by itself.
            delete options.injectManifest.additionalManifestEntries;
            // Another worker under the same address: browsers that have the real one look nowhere else.
            if (isRemoval) options.swSrc = join(rootDir, 'sw/removal.ts');
          },
          // The worker in one file. The plugin asks for it in words that Vite 8 warns about.
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
