import { resolve } from 'node:path';
import { build } from 'vite';

// `npm run build:function` bundles the lead function and all modules it imports into the one file that is deployed.
const folder = resolve('src/server/supabase/functions/lead-proxy');

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'es2023',
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: `${folder}/index.ts`,
      external: /^npm:/,
      output: {
        entryFileNames: 'bundle.js',
        codeSplitting: false,
        banner: '// Made by `npm run build:function` from index.ts. Changes here are lost.',
      },
    },
  },
});
console.log(`${folder}/bundle.js`);
