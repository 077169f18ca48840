import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

/**
 * For the browser the scene of an article becomes what it says: its texts. What draws them, and every function, stays in
 * Node. The blog shows one when another article is featured.
 */
export function drawnModules(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'kitaki:drawn-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(started) {
      server = started;
    },
    load: {
      filter: { id: /[\\/]scenes[\\/]articles[\\/][^\\/]+\.ts$/ },
      async handler(file) {
        const drawn = await (server ? server.ssrLoadModule(file) : import(pathToFileURL(file).href));
        return clientModule(drawn);
      },
    },
  };
}

/** The same exports as text and numbers; a function, or one inside an object, is left out. */
export function clientModule(drawn: Readonly<Record<string, unknown>>): string {
  return Object.entries(drawn)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
