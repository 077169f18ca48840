import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliBest } from '../node/brotli';
import { listFiles } from '../node/list-files';

/** One file of the built site, in memory. */
export interface SiteFile {
  contentType: string;
  etag: string;
  plain: Buffer;
  /** Returns the compressed file; only the first call compresses. Null if compression makes this type no smaller. */
  brotli: (() => Promise<Buffer>) | null;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const compressible = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml))/;

/** Instructions for the host. It does not send these files to visitors. */
const hostFiles = new Set(['/_headers', '/_redirects']);

/**
 * Reads all files of `distDir` into memory, except `_headers` and `_redirects`. The keys are paths such as `/about.html`.
 * Throws if the folder or a file cannot be read.
 */
export function readSiteFiles(distDir: string): Map<string, SiteFile> {
  const paths = listFiles(distDir).filter((path) => !hostFiles.has(path));
  return new Map(paths.map((path) => [path, readSiteFile(distDir, path)]));
}

/** Returns the `Content-Type` for the extension of a file's path; for an unknown one application/octet-stream. */
export function contentType(path: string): string {
  return contentTypes[extname(path)] ?? 'application/octet-stream';
}

function readSiteFile(distDir: string, path: string): SiteFile {
  const plain = readFileSync(join(distDir, path));
  const type = contentType(path);
  let compressed: Promise<Buffer> | undefined;
  const compress = () => {
    compressed ??= brotliBest(plain);
    return compressed;
  };
  return {
    contentType: type,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
    plain,
    brotli: compressible.test(type) ? compress : null,
  };
}
