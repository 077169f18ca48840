import type { Rolldown } from 'vite';

/** The names of the files that every page loads; the weights are taken from the same names. */
export const entryChunk = 'entry';
export const appChunk = 'app';

/**
 * How the browser's code is cut. A group takes what its test names and all that this imports, so the order matters: the
 * entry alone first, because it must wait for nothing; then React, which a change of our own code leaves in the
 * visitors' caches; then the app around every page, with what takes over a served picture, for nearly every page asks for
 * it. Without groups the app falls apart into a dozen files, a round trip each, for the bundler does not know that no
 * page is ever loaded without it.
 */
export const clientChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: entryChunk, test: /src[\\/]entry-client\.tsx$|vite[\\/]preload-helper/, priority: 5 },
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|app[\\/]react-first/,
      priority: 4,
    },
    // With what would otherwise bring the forms to the calculator, or a file of its own to every page.
    {
      name: appChunk,
      test: /src[\\/](?:app[\\/]start\.tsx|domain[\\/]own-property\.ts|components[\\/]scene\.tsx)$/,
      priority: 2,
    },
    // What several pages share, by the pages that share it; scraps join the nearest.
    {
      name: 'shared',
      test: /src[\\/](?:components|content|domain|features|outbox|platform|scenes|seo|theme)[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 800,
      priority: 1,
    },
  ],
};

/** A page by its folder; all others without the list of the pages that share a file, which the bundler would put there. */
export function chunkFileNames({ name, facadeModuleId }: ChunkName): string {
  const page = /[\\/]pages[\\/]([^\\/]+)[\\/]script\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${page ?? name.replace(/~.*/, '')}-[hash].js`;
}

type ChunkName = Pick<Rolldown.PreRenderedChunk, 'name' | 'facadeModuleId'>;
