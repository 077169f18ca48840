import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { ModulePreloadOptions, Rolldown } from 'vite';
import { rootDir } from '../node/paths';

/** The names of the chunks that every page loads. */
export const ENTRY_CHUNK = 'entry';
export const APP_CHUNK = 'app';
export const REACT_CHUNK = 'react';

const isEntry = moduleTest('entry-client');
const isHydration = moduleTest('app/page-runtime/hydrate-root');
const isApp = moduleTest('app/start/hydrate-app');

/**
 * Splits the browser's code into chunks. Code that is needed together is one file, because each file costs a slow phone
 * milliseconds and a slow network a round trip. A group takes its modules and all their imports, the highest priority first.
 */
export const clientChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: ENTRY_CHUNK,
      test: (id) => isEntry(id) || /vite[\\/]preload-helper/.test(id),
      priority: 4, // The entry must wait for nothing.
    },
    {
      name: REACT_CHUNK,
      test: (id) => isHydration(id) || /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id),
      priority: 3, // React stays cached when the site changes.
    },
    {
      name: APP_CHUNK,
      test: isApp,
      priority: 2, // Nearly every page needs it.
    },
    // Other shared modules, grouped by the pages that share them. Groups under 800 bytes are merged.
    {
      name: 'shared',
      test: /[\\/]src[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 800,
      priority: 1,
    },
  ],
};

/**
 * Returns a test that is true for the id of one module. `modulePath` is its path in `src`, without extension. Throws if `src`
 * has no such module, so the build cannot put a moved module into another chunk unnoticed.
 */
function moduleTest(modulePath: string): (id: string) => boolean {
  const files = ['.ts', '.tsx'].map((extension) => join(rootDir, 'src', modulePath + extension));
  if (!files.some((file) => existsSync(file)))
    throw new Error(`client-chunks.ts names src/${modulePath}, which is no module`);
  return (id) => files.includes(normalize(id));
}

/**
 * Says which chunks Vite preloads. The HTML preloads none, because the entry loads the rest after the first paint. A lazy
 * import in the entry preloads only the runtime. In other chunks it preloads the lazy chunk's imports, except those of every
 * page.
 */
export const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, needed, { hostId, hostType }) => {
    if (hostType === 'html') return [];
    const isStart = isChunk(hostId, ENTRY_CHUNK);
    return needed.filter((name) => (isStart ? isRuntime(name) : name !== file && !isOnEveryPage(name)));
  },
};

const isRuntime = (file: string) => isChunk(file, 'rolldown-runtime');
const isOnEveryPage = (file: string) => isRuntime(file) || isChunk(file, ENTRY_CHUNK, REACT_CHUNK, APP_CHUNK);

/** Returns true if the path of a built file, such as `assets/app-1a2b3c4d.js`, is that of one of these chunks. */
export function isChunk(file: string, ...names: string[]): boolean {
  return names.some((name) => file.startsWith(`assets/${name}-`));
}

/**
 * Returns the pattern `assets/NAME-[hash].js`, in which the bundler replaces `[hash]`. NAME is `faq` for
 * src/pages/faq/script.ts, and else the chunk's name up to any `~`.
 */
export function chunkFileNames({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const page = /[\\/]pages[\\/]([^\\/]+)[\\/]script\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${page ?? name.replace(/~.*/, '')}-[hash].js`;
}
