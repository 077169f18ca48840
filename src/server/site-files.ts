import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { cleanPath } from '../domain/page-path';

/** One file of the built site, in memory. */
export interface SiteFile {
  contentType: string;
  etag: string;
  plain: Buffer;
  /** Compresses the file at the first call. Null where compression would gain nothing. */
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

/** Instructions to the host, which the host itself never sends. */
const hostFiles = new Set(['/_headers', '/_redirects']);

/** Every file under `distDir` by its path from the root of the site, such as `/tools/revenue-calculator.html`. */
export function readSiteFiles(distDir: string): Map<string, SiteFile> {
  const paths = listFiles(distDir).filter((path) => !hostFiles.has(path));
  return new Map(paths.map((path) => [path, readSiteFile(distDir, path)]));
}

/** Every file under a folder, as `/`-paths from it, in alphabetical order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}

/** The clean path of every page under `distDir`, the 404 page apart. */
export function listPages(distDir: string): string[] {
  return listFiles(distDir)
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map(cleanPath);
}

function readSiteFile(distDir: string, path: string): SiteFile {
  const plain = readFileSync(join(distDir, path));
  const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
  return {
    contentType,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
    plain,
    brotli: compressible.test(contentType) ? compressOnce(plain) : null,
  };
}

function compressOnce(plain: Buffer): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined;
  return () => {
    compressed ??= brotliBest(plain);
    return compressed;
  };
}

/** Above this size the last step of effort takes seconds and gains a hundredth. */
const largeBytes = 500_000;

/** As a good host compresses a static file: once, with all the effort that pays. */
export function brotliBest(content: Buffer | string): Promise<Buffer> {
  const quality = Buffer.byteLength(content) > largeBytes ? 10 : 11;
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
