import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

/**
 * For the browser a module of finished drawings becomes what it says: its texts. What draws them, and every function,
 * stays in Node. These are the scenes of articles and case studies, and every `*.drawn.ts`.
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
      filter: { id: /[\\/]scenes[\\/](?:articles|cases)[\\/][^\\/]+\.ts$|\.drawn\.ts$/ },
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
