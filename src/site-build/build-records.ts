import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { rootDir } from '../node/paths';
import type { Route } from './prerender/routes';

// A build writes these JSON files for its list of later files, for tools and for tests. They are not published.
const recordsDir = join(rootDir, 'node_modules/.cache/kitaki');
const chunkManifest = join(recordsDir, 'chunks.json');
const routeList = join(recordsDir, 'routes.json');

/**
 * Moves Vite's chunk manifest to node_modules/.cache/kitaki and writes `routes` beside it. Both replace the files of the last
 * build. Throws if the manifest is missing, before it replaces anything, or if a file cannot be written.
 */
export function writeBuildRecords(manifestFile: string, routes: readonly Route[]): void {
  mkdirSync(recordsDir, { recursive: true });
  renameSync(manifestFile, chunkManifest);
  writeFileSync(routeList, JSON.stringify(routes));
}

/** Returns Vite's manifest of the last build: chunks by source file, shared ones by `_NAME-HASH.js`. Throws without a build. */
export function readChunkManifest(): Manifest {
  return readRecord(chunkManifest);
}

/** Returns the route table of the last build, with the 404 page last. Throws if there was no build. */
export function readRoutes(): Route[] {
  return readRecord(routeList);
}

/** Returns the path of each page of the last build except the 404 page. Throws if there was no build. */
export function readPagePaths(): string[] {
  const paths = readRoutes().map(({ path }) => path);
  return paths.filter((path) => path !== '/404');
}

function readRecord<Content>(file: string): Content {
  if (!existsSync(file)) throw new Error('There is no built site. Run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
