import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from '../../node/content-type';
import { distFileOf } from '../../node/paths';
import type { PackedFile } from '../../platform/worker-contract';
import { APP_CHUNK, isChunk, REACT_CHUNK } from '../client-chunks';

/** Files that compress better together. */
const PACKED = /\.(?:html|js|json|css|svg)$/;

/** Returns true for the path of an .html, .json, .css or .svg file, and of a .js file except React and the app. */
export function isPacked(file: string): boolean {
  // Every page has just loaded these two scripts, so they come from the HTTP cache.
  return PACKED.test(file) && !isChunk(file, REACT_CHUNK, APP_CHUNK);
}

/**
 * Writes a pack to `path` in `distDir`. The pack has a line of JSON, a `PackedFile`, for each of `entries` (`url` is the clean
 * path) that `isPacked` accepts, sorted by media type. Throws and writes nothing if one of these files is missing.
 */
export function writePack(distDir: string, path: string, entries: readonly { readonly url: string }[]): void {
  const files: PackedFile[] = entries.flatMap(({ url }) => {
    const file = distFileOf(url);
    if (!isPacked(file)) return [];
    const text = readFileSync(join(distDir, file), 'utf8');
    return [{ path: url, type: contentTypeOf(file), text }];
  });
  // Files of one type follow each other, because gzip finds repetitions only in the last 32 KB.
  files.sort((a, b) => a.type.localeCompare(b.type));
  writeFileSync(join(distDir, path), files.map((file) => `${JSON.stringify(file)}\n`).join(''));
}
