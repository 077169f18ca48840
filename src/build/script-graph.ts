import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { appChunk, entryChunk } from './client-chunks';
import { pageFile } from './page-file';
import { chunkManifest, distDir } from './paths';

/** What the build said of its chunks. Throws when there was no build. */
export function readChunkManifest(): Manifest {
  if (!existsSync(chunkManifest)) throw new Error('There is no built site. Run `npm run build` first.');
  return JSON.parse(readFileSync(chunkManifest, 'utf8'));
}

/**
 * The script files that a route needs before it answers to script, as paths in dist/: the entry, the app it starts, and
 * all that these import; for a page that is a tool or a form (`at-once` in routes.ts) the page too. What is
 * loaded once the page is idle, or when somebody asks, is not in it.
 */
export function scriptsOf(path: string, manifest: Manifest): string[] {
  const named = Object.keys(manifest).filter((key) =>
    [entryChunk, appChunk].includes(manifest[key]?.name ?? ''),
  );
  if (named.length !== 2) throw new Error(`the build has no chunks "${entryChunk}" and "${appChunk}"`);
  const { page, script } = pageOf(path);
  const roots = script === 'at-once' ? [...named, `src/pages/${page}/script.ts`] : named;
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${path}: the build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return [...files];
}

/** What the built document of a path says of its page. */
function pageOf(path: string): { page: string; script: string | undefined } {
  const html = readFileSync(join(distDir, pageFile(path)), 'utf8');
  const [, page, script] = /<div data-page="([^"]+)"(?: data-script="([^"]+)")?>/.exec(html) ?? [];
  if (page === undefined) throw new Error(`${pageFile(path)} does not say which page it is`);
  return { page, script };
}
