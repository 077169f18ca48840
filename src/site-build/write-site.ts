import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import { messageOf } from '../helpers/thrown-error';
import { distFileOf } from '../node/paths';
import type { BuildSettings } from '../settings/build-settings';
import { writeNonPageFiles } from './files/non-page-files';
import { fillPageTemplate, preparePageTemplate } from './files/page-template';
import { pagePlugins } from './plugins/page-plugins';
import type { PrerenderBundle } from './prerender/prerender-bundle';

/**
 * Writes the pages and the other files of the site into the output folder, beside the browser's bundle, which must be there.
 * Resolves to the routes of the pages. Rejects on any error, and then the folder is unfinished. Call it once for a bundle,
 * because it replaces the template index.html.
 */
export async function writeSite(
  config: ResolvedConfig,
  settings: BuildSettings,
): Promise<PrerenderBundle['routes']> {
  const distDir = resolve(config.root, config.build.outDir);
  const serverDir = join(config.root, `node_modules/.cache/kitaki/server-${process.pid}`);
  try {
    const bundle = await buildPrerenderBundle(config, serverDir);
    await writePages(bundle, distDir);
    // The browser's bundle lacks files that only the rendered HTML names, such as fonts in inline CSS.
    const isAsset = (file: string) => !/\.m?js$/.test(file);
    await cp(serverDir, distDir, { recursive: true, force: false, filter: isAsset });
    const pictureCount = await writeNonPageFiles(bundle, distDir, settings);
    config.logger.info(`prerendered ${bundle.routes.length} pages, ${pictureCount} share pictures`);
    return bundle.routes;
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
}

async function buildPrerenderBundle(config: ResolvedConfig, outDir: string): Promise<PrerenderBundle> {
  await build({
    root: config.root,
    configFile: false,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    // A server build does not replace this expression by itself, and would run React's development code.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: pagePlugins(),
    // All packages go into the bundle. Otherwise Node would load both the ES and the CommonJS modules of Emotion.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/site-build/prerender/prerender-bundle.ts',
      outDir,
      ssrEmitAssets: true,
      rolldownOptions: {
        output: { entryFileNames: 'prerender-bundle.mjs', codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  });
  return import(pathToFileURL(join(outDir, 'prerender-bundle.mjs')).href);
}

async function writePages(bundle: PrerenderBundle, distDir: string): Promise<void> {
  const templateFile = join(distDir, 'index.html');
  const template = preparePageTemplate(await readFile(templateFile, 'utf8'));
  await rm(templateFile);
  for (const route of bundle.routes) {
    try {
      const page = await bundle.renderPage(route);
      const file = join(distDir, distFileOf(route.path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, fillPageTemplate(template, page));
    } catch (error) {
      throw new Error(`prerender: ${route.path} ${messageOf(error)}`, { cause: error });
    }
  }
}
