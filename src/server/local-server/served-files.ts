import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBest } from '../../node/brotli';
import { contentTypeOf } from '../../node/content-type';
import { listFiles } from '../../node/list-files';

/** One file of the built site, in memory. */
export interface ServedFile {
  contentType: string;
  etag: string;
  plain: NonSharedBuffer;
  /** Returns the compressed file. Only the first call compresses. It is null if compression makes this type no smaller. */
  brotli: (() => Promise<NonSharedBuffer>) | null;
}

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml))/;

/** Instructions for the host. It does not send these files to visitors. */
const HOST_FILES = new Set(['/_headers', '/_redirects']);

/**
 * Reads all files of `distDir` into memory, except `_headers` and `_redirects`. The keys are paths such as `/about.html`.
 * Throws if the folder or a file cannot be read.
 */
export function readServedFiles(distDir: string): Map<string, ServedFile> {
  const paths = listFiles(distDir).filter((path) => !HOST_FILES.has(path));
  return new Map(paths.map((path) => [path, readServedFile(distDir, path)]));
}

function readServedFile(distDir: string, path: string): ServedFile {
  const plain = readFileSync(join(distDir, path));
  const type = contentTypeOf(path);
  let compressed: Promise<NonSharedBuffer> | undefined;
  const compress = () => (compressed ??= brotliBest(plain));
  return {
    contentType: type,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
    plain,
    brotli: COMPRESSIBLE.test(type) ? compress : null,
  };
}
