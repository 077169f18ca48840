import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The folder of the built site. */
export const distDir = join(rootDir, 'dist');

/** Which source file became which chunk, and the imports of each chunk. For the checks; not published. */
export const chunkManifest = join(rootDir, 'node_modules/.cache/kitaki/chunks.json');

/** The route table of the last build, as JSON. */
export const routeList = join(rootDir, 'node_modules/.cache/kitaki/routes.json');
