import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listFiles } from '../server/site-files';
import { rootDir } from './paths';

interface LighterModule {
  module: RegExp;
  /** What the site's build uses in place of the library's own text. Throws when the library has changed its form. */
  lighten: (code: string, isNamedInSource: (name: string) => boolean) => string;
}

/**
 * Parts of the libraries that the site never uses and the bundler cannot know to leave out; 6 KB of every first load.
 */
const lighterModules: readonly LighterModule[] = [
  // Emotion imports it for `withTheme`, which nobody here calls; as CommonJS it cannot be shaken out.
  {
    module: /node_modules[\\/]hoist-non-react-statics[\\/]/,
    lighten: () => 'export default (target) => target;',
  },
  // A stand-in for React below 18; wouter keeps it for them.
  {
    module: /node_modules[\\/]use-sync-external-store[\\/]shim[\\/]/,
    lighten: () => "export { useSyncExternalStore } from 'react';",
  },
  // Chakra's own reset. The theme brings its own, a tenth of the size (theme/global-css.ts).
  {
    module: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]preflight\.js$/,
    lighten: () => 'export const createPreflight = () => ({});',
  },
  // The names of all CSS properties, and of all attributes of HTML and SVG, by which Chakra tells the two apart. A name
  // that stands nowhere in src/ is never asked for.
  {
    module: /@pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/,
    lighten: (code, isNamed) => filterNames(code, /(?<=cssPropertiesStr = ")[\w,-]+(?=")/, ',', isNamed),
  },
  {
    module: /@emotion[\\/]is-prop-valid[\\/]dist[\\/]emotion-is-prop-valid\.esm\.js$/,
    lighten: (code, isNamed) => filterNames(code, /(?<=\/\^\(\()[\w|]+(?=\)\|)/, '|', isNamed),
  },
];

function filterNames(
  code: string,
  list: RegExp,
  separator: string,
  isNamed: (name: string) => boolean,
): string {
  const names = list.exec(code)?.[0].split(separator) ?? [];
  if (names.length < 100)
    throw new Error('src/build/unused-parts.ts: a library keeps its list of names in another form');
  return code.replace(list, names.filter(isNamed).join(separator));
}

/** Leaves these parts out of the build. The dev server keeps them: it takes libraries whole. */
export function withoutUnusedParts(): Plugin {
  let named: Set<string> | undefined;
  return {
    name: 'kitaki:unused-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: lighterModules.map(({ module }) => module) },
      handler(code, id) {
        named ??= namesInSource();
        const names = named;
        const lighten = lighterModules.find(({ module }) => module.test(id))?.lighten;
        return lighten ? { code: lighten(code, (name) => names.has(name)), map: null } : null;
      },
    },
  };
}

/** Every word of the files that become pages. */
function namesInSource(): Set<string> {
  const folder = join(rootDir, 'src');
  const files = listFiles(folder).filter((file) => /\.(?:tsx?|mdx)$/.test(file));
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\w+/g) ?? []));
}
