import { existsSync, readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { Route } from '../../app/routes';
import { chunkManifest, routeList } from '../paths';
import { appChunk, entryChunk } from '../plugins/client-chunks';

/** Returns the chunk manifest of the last build. Throws if there was no build. */
export function readChunkManifest(): Manifest {
  return readBuilt(chunkManifest);
}

/** Returns the route table of the last build, with the 404 page last. Throws if there was no build. */
export function readRoutes(): Route[] {
  return readBuilt(routeList);
}

function readBuilt<Written>(file: string): Written {
  if (!existsSync(file)) throw new Error('There is no built site. Run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Returns the script files that a route needs before it responds, as paths in dist/: the entry, the app, all their
 * imports and, with `script: 'at-once'`, the page's own script. Throws if a chunk is missing.
 */
export function scriptsOf({ path, page, script }: Route, manifest: Manifest): string[] {
  const named = Object.keys(manifest).filter((key) =>
    [entryChunk, appChunk].includes(manifest[key]?.name ?? ''),
  );
  if (named.length !== 2) throw new Error(`the build has no chunks "${entryChunk}" and "${appChunk}"`);
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${path}: the build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of script === 'at-once' ? [...named, `src/pages/${page}/script.ts`] : named) visit(root);
  return [...files];
}
