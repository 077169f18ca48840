import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ModulePreloadOptions, Rolldown } from 'vite';
import { rootDir } from '../paths';

/** The names of the chunks that every page loads. The weight checks use the same names. */
export const entryChunk = 'entry';
export const appChunk = 'app';
const reactChunk = 'react';

const isEntry = anyOf('entry-client');
const isHydration = anyOf('app/hydrate-root');

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
      priority: 6,
    },
    {
      name: reactChunk,
      test: (id) => isHydration(id) || /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id),
      priority: 5,
    },
    {
      name: appChunk,
      test: anyOf('app/start', 'domain/own-property', 'components/scene', 'content/timing-claims'),
      priority: 4,
    },
    {
      name: 'drawings',
      test: anyOf('scenes/kit/windows', 'scenes/houses/lit-windows', 'components/svg-markup'),
      priority: 3,
    },
    // What every form and the outbox need: rules, words and drafts of leads.
    {
      name: 'lead',
      test: anyOf(
        'leads/rules/lead',
        'leads/rules/receipt',
        'leads/rules/lead-check',
        'leads/rules/lead-fields',
        'content/copy/leads',
        'content/copy/counted',
        'content/copy/outbox',
        'leads/sending/lead-draft',
        'leads/sending/lead-endpoint',
        'leads/sending/outbox-view',
      ),
      priority: 3,
    },
    {
      name: 'form',
      test: anyOf(
        'leads/form/use-lead-form',
        'leads/form/lead-form-plan',
        'leads/form/styles',
        'leads/form/lead-field',
        'leads/form/form-strip',
      ),
      priority: 2,
    },
    // Other shared modules, grouped by the pages that share them. Small groups are merged.
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
 * Returns a test for module ids: true for the modules of `src` at these paths, which have no extension. Throws if `src` has no
 * such module: after a move, the build must not put the module into another chunk unnoticed.
 */
function anyOf(...places: string[]): (id: string) => boolean {
  const files = places.map((place) => join(rootDir, 'src', place));
  const missing = files.find((file) => !existsSync(`${file}.ts`) && !existsSync(`${file}.tsx`));
  if (missing !== undefined) throw new Error(`client-chunks.ts names ${missing}, which is no module`);
  const pattern = new RegExp(`/src/(?:${places.join('|')})\\.tsx?$`);
  return (id) => pattern.test(id.replaceAll('\\', '/'));
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
