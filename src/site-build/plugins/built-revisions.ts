import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { headersFor, parseHeaderRules } from '../../server/header-rules';
import { listedFile } from '../page-file';

export type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/**
 * Returns the transform that sets the revision of every entry: the SHA-256 of the file in base64url, which the worker
 * checks before it stores the file. A document is stored with its headers, so its revision also has a hash of these: a
 * new content security policy reaches an installed site although no page changed. Throws if a file is missing.
 */
export function builtRevisions(distDir: string): ManifestTransform {
  return (entries) => {
    const rules = parseHeaderRules(readFileSync(join(distDir, '_headers'), 'utf8'));
    const manifest = entries.map((entry) => {
      const file = listedFile(entry.url);
      const content = sha256(readFileSync(join(distDir, file)));
      const headers = JSON.stringify(headersFor(`/${entry.url.replace(/^\//, '')}`, rules));
      return { ...entry, revision: isDocument(file) ? `${content}.${sha256(headers).slice(0, 8)}` : content };
    });
    return { manifest, warnings: [] };
  };
}

/** Returns true for a file that a browser may open as a page. The policy in its headers then applies. */
function isDocument(file: string): boolean {
  return /\.(?:html|svg)$/.test(file);
}

/** Returns the SHA-256 in base64url. */
export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url');
}
