import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { ModulePreloadOptions, Rolldown } from 'vite';
import { rootDir } from '../paths';

/** The names of the chunks that every page loads. The weight checks use the same names. */
export const entryChunk = 'entry';
export const appChunk = 'app';
const reactChunk = 'react';

const isEntry = moduleTest('entry-client');
const isHydration = moduleTest('app/hydrate-root');

/**
 * Splits the browser's code into chunks. Each file costs a slow phone milliseconds and a slow network a round trip, so code
 * that is needed together is one file. A group takes its modules and all their imports, so priorities matter: first the entry,
 * which must wait for nothing; then React, which stays cached when the site changes; then what nearly every page needs.
 */
export const clientChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: entryChunk,
      test: (id) => isEntry(id) || /vite[\\/]preload-helper/.test(id),
      priority: 4,
    },
    {
      name: reactChunk,
      test: (id) => isHydration(id) || /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id),
      priority: 3,
    },
    { name: appChunk, test: moduleTest('app/hydrate-app'), priority: 2 },
    // Other shared modules, grouped by the pages that share them. Groups under 800 bytes are merged.
    {
      name: 'shared',
      test: /src[\\/](?:components|content|domain|features|leads|platform|scenes|seo|theme)[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 800,
      priority: 1,
    },
  ],
};

/**
 * Returns a test for module ids: true for the module of `src` at this path, which has no extension. Throws if `src` has no such
 * module: after a move, the build must not put the module into another chunk unnoticed.
 */
function moduleTest(place: string): (id: string) => boolean {
  const files = ['.ts', '.tsx'].map((extension) => join(rootDir, 'src', place + extension));
  if (!files.some((file) => existsSync(file)))
    throw new Error(`client-chunks.ts names src/${place}, which is no module`);
  return (id) => files.includes(normalize(id));
}

/**
 * Which chunks Vite preloads. The HTML preloads none: it loads only the entry, which loads the rest after the first paint. With
 * a lazy import of another chunk, its imports are loaded too, except those on every page; with one of the entry, the runtime.
 */
export const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, needed, { hostId, hostType }) => {
    if (hostType === 'html') return [];
    const isStart = hostId.startsWith(`assets/${entryChunk}-`);
    return needed.filter((name) => (isStart ? isRuntime(name) : name !== file && !isOnEveryPage(name)));
  },
};

const isRuntime = (name: string) => name.startsWith('assets/rolldown-runtime-');
const isOnEveryPage = (name: string) =>
  isRuntime(name) || [entryChunk, reactChunk, appChunk].some((chunk) => name.startsWith(`assets/${chunk}-`));

/** Returns `assets/NAME-[hash].js` for Vite. NAME: the folder of a page's `script.ts`, else the chunk's name before any `~`. */
export function chunkFileNames({ name, facadeModuleId }: ChunkName): string {
  const page = /[\\/]pages[\\/]([^\\/]+)[\\/]script\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${page ?? name.replace(/~.*/, '')}-[hash].js`;
}

type ChunkName = Pick<Rolldown.PreRenderedChunk, 'name' | 'facadeModuleId'>;
