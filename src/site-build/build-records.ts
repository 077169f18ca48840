import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { rootDir } from './paths';
import type { Route } from './prerender/routes';

// What a build records for its list of later files, for tools and for tests, as JSON. It is not published.
const recordsDir = join(rootDir, 'node_modules/.cache/kitaki');
const chunkManifest = join(recordsDir, 'chunks.json');
const routeList = join(recordsDir, 'routes.json');

/**
 * Moves Vite's chunk manifest (`manifestFile`) to node_modules/.cache/kitaki and writes the routes beside it. Both replace the
 * files of the last build. Throws if the manifest is missing; the files of the last build stay.
 */
export function writeBuildRecords(manifestFile: string, routes: readonly Route[]): void {
  mkdirSync(recordsDir, { recursive: true });
  renameSync(manifestFile, chunkManifest);
  writeFileSync(routeList, JSON.stringify(routes));
}

/** Returns Vite's manifest of the last build: the chunks with their imports, by source file. Throws if there was no build. */
export function readChunkManifest(): Manifest {
  return readRecord(chunkManifest);
}

/** Returns the route table of the last build, with the 404 page last. Throws if there was no build. */
export function readRoutes(): Route[] {
  return readRecord(routeList);
}

function readRecord<Written>(file: string): Written {
  if (!existsSync(file)) throw new Error('There is no built site. Run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
