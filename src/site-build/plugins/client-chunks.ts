import type { ModulePreloadOptions, Rolldown } from 'vite';

/** The names of the files that every page loads; the weights are taken from the same names. */
export const entryChunk = 'entry';
export const appChunk = 'app';
const reactChunk = 'react';

/**
 * How the browser's code is cut. Every file costs a slow phone some milliseconds of the start, however small it is, and on a
 * slow line a round trip: what is wanted together is one file. A group takes what it names and all that this imports,
 * so the order matters: the entry alone first, because it must wait for nothing; then React, which a change of our own
 * code leaves in the visitors' caches; then the app around every page, with small things nearly every page asks for.
 */
export const clientChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: entryChunk, test: /src[\\/]entry-client\.tsx$|vite[\\/]preload-helper/, priority: 6 },
    {
      name: reactChunk,
      test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]hydrate-root\.ts$/,
      priority: 5,
    },
    {
      name: appChunk,
      test: anyOf('app/start', 'domain/own-property', 'components/scene', 'content/timing-claims'),
      priority: 4,
    },
    {
      name: 'drawings',
      test: anyOf('scenes/kit/guests', 'scenes/houses/lit-windows', 'components/live-scene'),
      priority: 3,
    },
    // Of every form, and of what waits: the requests, their words, what is half-written.
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
        'leads/form/lead-draft',
        'leads/sending/lead-function',
        'leads/sending/outbox-view',
      ),
      priority: 3,
    },
    {
      name: 'form',
      test: anyOf(
        'leads/form/use-lead-form',
        'leads/form/lead-form-plan',
        'leads/form/lead-form.styles',
        'leads/form/lead-field',
        'leads/form/form-strip',
      ),
      priority: 2,
    },
    // What else several pages share, by the pages that share it; scraps join the nearest.
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

/** Knows the modules of `src` at these places, without their endings. */
function anyOf(...places: string[]): (id: string) => boolean {
  const isThere = new RegExp(`/src/(?:${places.join('|')})\\.tsx?$`);
  return (id) => isThere.test(id.replaceAll('\\', '/'));
}

/**
 * What is asked for beside a file that is imported: what that one needs and is not on every page. The HTML asks for nothing
 * but the entry, which asks for the rest when the text has been painted.
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

/** A page by its folder; all others without the list of the pages that share a file, which the bundler would put there. */
export function chunkFileNames({ name, facadeModuleId }: ChunkName): string {
  const page = /[\\/]pages[\\/]([^\\/]+)[\\/]script\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${page ?? name.replace(/~.*/, '')}-[hash].js`;
}

type ChunkName = Pick<Rolldown.PreRenderedChunk, 'name' | 'facadeModuleId'>;
