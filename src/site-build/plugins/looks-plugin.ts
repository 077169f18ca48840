import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import type { FinishedLook } from '../../theme/finished-look';
import type * as Maker from '../../theme/looks';
import { rootDir } from '../paths';

const maker = join(rootDir, 'src/theme/looks.ts');
const wearer = join(rootDir, 'src/theme/wear.ts');

/**
 * For the browser each `look.ts` (and `part.look.ts`) becomes what it says: the names of its classes, and their rules as
 * text. The recipes, the tokens and the engine that reads them stay in Node. The server renders with the modules
 * themselves, so both sides have the same names.
 */
export function looks(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'kitaki:looks',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(started) {
      server = started;
    },
    load: {
      filter: { id: /[\\/.]look\.ts$/ },
      handler: async (file) => clientModule(await finishedLooks(file, server)),
    },
  };
}

/** By name of the export. In one module graph: the looks are known to the maker that made them. */
async function finishedLooks(
  file: string,
  server: ViteDevServer | undefined,
): Promise<[name: string, look: FinishedLook][]> {
  const run = (path: string) => (server ? server.ssrLoadModule(path) : import(pathToFileURL(path).href));
  const { finishedLook }: typeof Maker = await run(maker);
  return Object.entries(await run(file)).map(([name, value]) => {
    const look = finishedLook(value);
    if (look === null) throw new Error(`${file}: ${name} is no look, and such a file gives nothing else`);
    return [name, look];
  });
}

function clientModule(looks: readonly [name: string, look: FinishedLook][]): string {
  const lines = looks.map(([name, look]) => `export const ${name} = wear(${JSON.stringify(look)});`);
  return [`import { wear } from ${JSON.stringify(wearer)};`, ...lines].join('\n');
}
