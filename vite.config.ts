import { join } from 'node:path';
import { defineConfig, loadEnv } from 'vite';
import { ownerFacts, site } from './src/content/site';
import { rootDir } from './src/node/paths';
import { readBuildSettings, settingsAsEnv, settingsWarnings } from './src/settings/build-settings';
import { missingOwnerFacts } from './src/site-build/checks/missing-owner-facts';
import { reviewReminders } from './src/site-build/checks/review-reminder';
import { chunkFileNames, clientChunks, modulePreload } from './src/site-build/client-chunks';
import { compiledStyles } from './src/site-build/plugins/compiled-styles';
import { devServer } from './src/site-build/plugins/dev-server';
import { pagePlugins } from './src/site-build/plugins/page-plugins';
import { siteAndWorker } from './src/site-build/plugins/site-and-worker';

export default defineConfig(({ mode, command }) => {
  // A wrong setting stops the build with a message that names the variable.
  const settings = readBuildSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  for (const warning of settingsWarnings(settings)) console.warn(warning);
  if (command === 'build') {
    console.info(missingOwnerFacts(ownerFacts, site));
    for (const reminder of reviewReminders(join(rootDir, 'src/content/legal'))) console.warn(reminder);
  }
  // Vite fills `import.meta.env` from here, in each build of this process: pages, prerendering and service worker.
  Object.assign(process.env, settingsAsEnv(settings));

  return {
    appType: 'custom',
    // For index.html.
    define: { 'import.meta.env.SITE_LANGUAGE': JSON.stringify(site.language) },
    server: { host: '127.0.0.1' },
    build: {
      // Vite's default with another Firefox: those before 115 lack the array methods of ES2023.
      target: ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'],
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
      // For `npm run dev`: pages and drawings made on request, and the lead server.
      devServer(settings),
      siteAndWorker(settings),
    ],
  };
});
