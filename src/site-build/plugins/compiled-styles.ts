import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { rootDir } from '../../node/paths';
import type * as Compiler from '../../theme/compile-recipe';
import type { CompiledRecipe } from '../../theme/runtime-recipe';

const compilerFile = join(rootDir, 'src/theme/compile-recipe.ts');
const runtimeFile = join(rootDir, 'src/theme/runtime-recipe.ts');

/**
 * Returns the plugin that replaces each `*.styles.ts` in the browser's code by class names and CSS rules, even in development.
 * So the style engine stays in Node. Prerendering runs the files themselves and gets the same names. The build or the request
 * fails if a file exports anything but recipes.
 */
export function compiledStyles(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'kitaki:compiled-styles',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(started) {
      server = started;
    },
    load: {
      filter: { id: /\.styles\.ts$/ },
      handler: async (file) => clientModule(await compileFile(file, server)),
    },
  };
}

/** Runs a styles file and returns its recipes by export name. Rejects if an export is not a recipe. */
async function compileFile(
  file: string,
  server: ViteDevServer | undefined,
): Promise<[name: string, recipe: CompiledRecipe][]> {
  // Both files must come from one module graph: the compiler knows only the recipes that it compiled itself.
  const run = (path: string) => (server ? server.ssrLoadModule(path) : import(pathToFileURL(path).href));
  const { compiledRecipeOf }: typeof Compiler = await run(compilerFile);
  return Object.entries(await run(file)).map(([name, value]) => {
    const recipe = compiledRecipeOf(value);
    if (recipe === null)
      throw new Error(`${file}: ${name} is not a recipe, and a styles file exports nothing else`);
    return [name, recipe];
  });
}

function clientModule(recipes: readonly [name: string, recipe: CompiledRecipe][]): string {
  const lines = recipes.map(
    ([name, recipe]) => `export const ${name} = runtimeRecipe(${JSON.stringify(recipe)});`,
  );
  return [`import { runtimeRecipe } from ${JSON.stringify(runtimeFile)};`, ...lines].join('\n');
}
