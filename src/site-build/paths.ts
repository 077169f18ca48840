import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The built site. */
export const distDir = join(rootDir, 'dist');

/** Which source file became which chunk, and what each chunk imports: for the checks, never published. */
export const chunkManifest = join(rootDir, 'node_modules/.cache/kitaki/chunks.json');

/** The route table of the build. */
export const routeList = join(rootDir, 'node_modules/.cache/kitaki/routes.json');
