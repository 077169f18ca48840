import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from '../../node/content-type';
import { distFileOf } from '../../node/paths';
import type { PackedFile } from '../../platform/worker-contract';

/** Files that compress better together. */
const PACKED = /\.(?:html|js|json|css|svg)$/;

/** Every page loads the two heavier scripts, so the HTTP cache has them. Only the calculator loads `parts-below-form`. */
const HEAVIEST_PACKED_SCRIPT_BYTES = 60_000;

/** Returns true for the path of an .html, .json, .css or .svg file, and of a .js file up to `HEAVIEST_PACKED_SCRIPT_BYTES`. */
export function isPacked(file: string, bytes: number): boolean {
  return PACKED.test(file) && !(file.endsWith('.js') && bytes > HEAVIEST_PACKED_SCRIPT_BYTES);
}

/**
 * Writes a pack to `path` in `distDir`. The pack has a line of JSON, a `PackedFile`, for each of `entries` (`url` is the clean
 * path) that `isPacked` accepts, sorted by media type. Throws and writes nothing if the file of any entry is missing.
 */
export function writePack(distDir: string, path: string, entries: readonly { readonly url: string }[]): void {
  const files: PackedFile[] = entries.flatMap(({ url }) => {
    const file = distFileOf(url);
    if (!isPacked(file, statSync(join(distDir, file)).size)) return [];
    const text = readFileSync(join(distDir, file), 'utf8');
    return [{ path: url, type: contentTypeOf(file), text }];
  });
  // Files of one type follow each other, because gzip finds repetitions only in the last 32 KB.
  files.sort((a, b) => a.type.localeCompare(b.type));
  writeFileSync(join(distDir, path), files.map((file) => `${JSON.stringify(file)}\n`).join(''));
}
