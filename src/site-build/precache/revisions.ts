import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { distFileOf } from '../../node/paths';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** A file as Workbox lists it. `url` is a relative path, and a clean path from `writePrecacheFiles` on. `size` is in bytes. */
export type WorkboxFile = Parameters<ManifestTransform>[0][number];

/**
 * Returns copies of the entries, which have clean paths, with new revisions: the file's SHA-256 in base64url, which the worker
 * checks. For pages, `.` and 8 characters of the SHA-256 of `_headers` follow, so a new content security policy reaches
 * unchanged pages. Throws if `distDir` lacks a file or `_headers`.
 */
export function setRevisions(entries: readonly WorkboxFile[], distDir: string): WorkboxFile[] {
  const headersHash = sha256(readFileSync(join(distDir, '_headers'))).slice(0, 8);
  return entries.map((entry) => {
    const file = distFileOf(entry.url);
    const content = sha256(readFileSync(join(distDir, file)));
    // An SVG file has no script. Its own styles are the ones that its first policy allowed.
    if (!file.endsWith('.html')) return { ...entry, revision: content };
    return { ...entry, revision: `${content}.${headersHash}` };
  });
}

/** Returns the SHA-256 of a text (as UTF-8) or of bytes, in base64url without padding: 43 characters. */
export function sha256(content: Buffer | string): string {
  return hash('sha256', content, 'base64url');
}
