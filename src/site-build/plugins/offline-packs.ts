import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PackedFile } from '../../../sw/offline-packs';
import { listedFile } from '../page-file';
import type { ManifestTransform } from './built-revisions';

/** Types of the files that gain by being compressed together. */
const packedTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The scripts above this weight are those every page loads: the browser has them when the worker asks, at no cost. */
const heaviestPackedScriptBytes = 60_000;

/**
 * Writes the packs that `sw/offline-packs.ts` unpacks: `offline-site.txt` with everything light, `offline-pages.txt` with
 * the pages alone. The list itself stays as it is, so that without a pack each file is fetched for itself.
 * To stand after the transform that gives pages their clean addresses.
 */
export function offlinePacks(distDir: string): ManifestTransform {
  return (entries) => {
    const files: PackedFile[] = entries.flatMap(({ url }) => {
      const file = listedFile(url);
      const type = packedTypes[extname(file)];
      return type !== undefined && isPacked(file, statSync(join(distDir, file)).size)
        ? [{ path: `/${url.replace(/^\//, '')}`, type, text: readFileSync(join(distDir, file), 'utf8') }]
        : [];
    });
    // Files of one type follow each other, because gzip finds repetitions in the last 32 KB only.
    files.sort((a, b) => a.type.localeCompare(b.type) || a.path.localeCompare(b.path));
    writeFileSync(join(distDir, sitePack), packOf(files));
    const pages = files.filter(({ type }) => type === packedTypes['.html']);
    writeFileSync(join(distDir, 'offline-pages.txt'), packOf(pages));
    return { manifest: entries, warnings: [] };
  };
}

/** The pack that a first installation fetches in place of most of the list, as a path from dist/. */
export const sitePack = '/offline-site.txt';

/** Whether a file of the list, of this size in bytes, comes in a pack and not by itself. */
export function isPacked(file: string, bytes: number): boolean {
  const ending = extname(file);
  return packedTypes[ending] !== undefined && !(ending === '.js' && bytes > heaviestPackedScriptBytes);
}

/** One JSON line per file: the worker stores each file as soon as its line has arrived. */
function packOf(files: readonly PackedFile[]): string {
  return files.map((file) => `${JSON.stringify(file)}\n`).join('');
}
