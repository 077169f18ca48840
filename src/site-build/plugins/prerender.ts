import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import { listFiles } from '../../server/site-files';
import type { SiteEntry } from '../files/after-pages';
import { pageFile } from '../page-file';
import { fillPageTemplate, preparePageTemplate } from './page-template';

export interface PrerenderOptions {
  entry: string;
  /** The plugins that make the pages' modules, anew for each build. */
  pagePlugins: () => PluginOption[];
  /** Where the build's own description of its chunks is moved to: the checks read it, visitors never do. */
  chunkManifest: string;
  /** Where the route table is written down, for those that cannot run the site's own modules. */
  routeList: string;
  /** What is made of the finished pages; says in a few words what it did. */
  afterPages: (entry: SiteEntry, distDir: string) => Promise<string>;
}

/**
 * Renders every path of the route table to a file, after the client's files are written and before the worker's list of
 * them is: the list then holds the final pages. The server's bundle lives only as long as this takes.
 */
export function prerender(options: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'kitaki:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        // Also called after a failed build, whose own error is the one to read.
        if (!isWritten) return;
        const distDir = join(config.root, config.build.outDir);
        await mkdir(dirname(options.chunkManifest), { recursive: true });
        await rename(join(distDir, '.vite/manifest.json'), options.chunkManifest);
        await rm(join(distDir, '.vite'), { recursive: true });

        const serverDir = join(config.root, `node_modules/.cache/kitaki/server-${process.pid}`);
        try {
          const entry = await buildServerEntry(config, options, serverDir);
          await writeFile(options.routeList, JSON.stringify(entry.allRoutes()));
          const count = await writePages(entry, distDir);
          await copyMissingAssets(serverDir, distDir);
          const more = await options.afterPages(entry, distDir);
          config.logger.info(`prerendered ${count} pages, ${more}`);
        } finally {
          await rm(serverDir, { recursive: true, force: true });
        }
      },
    },
  };
}

async function buildServerEntry(
  config: ResolvedConfig,
  options: PrerenderOptions,
  outDir: string,
): Promise<SiteEntry> {
  await build({
    root: config.root,
    configFile: false,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    // A server build keeps this expression, and with it the development half of React.
    define: { ...config.define, 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: options.pagePlugins(),
    // In one file with everything it needs: Node would otherwise mix the ES and CommonJS halves of Emotion.
    ssr: { noExternal: true },
    build: {
      ssr: options.entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      ssrEmitAssets: true,
      assetsInlineLimit: config.build.assetsInlineLimit,
      rolldownOptions: {
        output: { entryFileNames: 'entry.mjs', codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  });
  return import(pathToFileURL(join(outDir, 'entry.mjs')).href);
}

async function writePages(entry: SiteEntry, distDir: string): Promise<number> {
  const templateFile = join(distDir, 'index.html');
  const template = preparePageTemplate(await readFile(templateFile, 'utf8'));
  await rm(templateFile);
  const routes = entry.allRoutes();
  for (const { path } of routes) await writePage(path, entry, template, distDir);
  return routes.length;
}

async function writePage(path: string, entry: SiteEntry, template: string, distDir: string): Promise<void> {
  try {
    const page = await entry.renderPage(path);
    const expected = path === '/404' ? 404 : 200;
    if (page.status !== expected) throw new Error(`has status ${page.status}, must have ${expected}`);
    const file = join(distDir, pageFile(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fillPageTemplate(template, page));
  } catch (error) {
    throw new Error(`prerender: ${path} ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Files that only the rendered HTML names (the fonts, when their CSS stands in the page) are unknown to the client's build. */
async function copyMissingAssets(serverDir: string, distDir: string): Promise<void> {
  const present = new Set(listFiles(distDir));
  for (const file of listFiles(serverDir)) {
    if (/\.m?js$/.test(file) || present.has(file)) continue;
    await mkdir(dirname(join(distDir, file)), { recursive: true });
    await copyFile(join(serverDir, file), join(distDir, file));
  }
}
