import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
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
    const files: TextFile[] = entries.flatMap(({ url }) => {
      const file = listedFile(url);
      const type = packedTypes[extname(file)];
      return type !== undefined && isPacked(file, statSync(join(distDir, file)).size)
        ? [{ path: `/${url.replace(/^\//, '')}`, type, text: readFileSync(join(distDir, file), 'utf8') }]
        : [];
    });
    // Like stands by like: gzip looks back no further than 32 KB.
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

interface TextFile {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/** A shorter piece costs less than the numbers that stand for it. */
const shortestSharedPiece = 24;

/** The list of what the files share, then each file as its own text and runs of that list, a line each. */
function packOf(files: readonly TextFile[]): string {
  const uses = new Map<string, number>();
  const piecesOf = ({ text }: TextFile) => text.split(/(?<=[>}])/);
  for (const piece of files.flatMap(piecesOf)) uses.set(piece, (uses.get(piece) ?? 0) + 1);
  const isShared = (piece: string) => piece.length >= shortestSharedPiece && (uses.get(piece) ?? 0) > 1;

  const shared = new Map<string, number>();
  const lines = files.map((file) => {
    const parts: (string | [from: number, to: number])[] = [];
    for (const piece of piecesOf(file)) {
      const last = parts.at(-1);
      if (!isShared(piece)) {
        if (typeof last === 'string') parts[parts.length - 1] = last + piece;
        else parts.push(piece);
        continue;
      }
      const place = shared.get(piece) ?? shared.size;
      shared.set(piece, place);
      if (Array.isArray(last) && last[1] === place) last[1] += 1;
      else parts.push([place, place + 1]);
    }
    return { path: file.path, type: file.type, parts };
  });
  return [[...shared.keys()], ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}
