import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../server/site-files';
import type { Settings } from '../../settings';
import { pageFile } from '../page-file';
import { contentPolicy, inlineTexts } from './content-policy';

/**
 * `_headers` for a finished dist/, as Netlify and Cloudflare Pages read it. Two rules that fit one path and name the same
 * header are joined by these hosts, so no two such rules are written.
 */
export function hostHeaders(distDir: string, paths: readonly string[], settings: Settings): string {
  // Every line must stay under 2,000 characters, or Cloudflare leaves it out: a test of the built site watches that.
  const inline = inlineTexts(
    listFiles(distDir)
      .filter((file) => /\.(?:html|svg)$/.test(file))
      .map((file) => readFileSync(join(distDir, file), 'utf8'))
      .join(''),
  );
  const everywhere: Record<string, string> = {
    'Content-Security-Policy': contentPolicy(settings, inline),
    ...(settings.siteOrigin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return [
    '# Made by the build (src/site-build/files/host-files.ts) from the settings and the finished pages.',
    rule('/*', everywhere),
    // The hash in the name changes with the content.
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    // Plain names whose content may change: pages, manifest, worker, icons, drawings. Asked for again, answered with 304.
    ...folders(distDir, paths).map((folder) => rule(`${folder}:name`, { 'Cache-Control': 'no-cache' })),
    rule('/', { 'Cache-Control': 'no-cache' }),
    '',
  ].join('\n');
}

/** `_redirects`: the other ways to write a page's address lead to the one it has. Hosts that do so by themselves pass over them. */
export function hostRedirects(paths: readonly string[]): string {
  const pages = paths.filter((path) => path !== '/404');
  const lines = pages.flatMap((path) =>
    path === '/' ? ['/index.html / 301'] : [`${path}/ ${path} 301`, `/${pageFile(path)} ${path} 301`],
  );
  return `# Made by the build (src/site-build/files/host-files.ts) from the route table.\n${lines.join('\n')}\n`;
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** The folders that hold files without a hash in their names, and those of the pages, each with its last slash. */
function folders(distDir: string, paths: readonly string[]): string[] {
  const addresses = [...listFiles(distDir), ...paths].filter((path) => !path.startsWith('/assets/'));
  return [...new Set(addresses.map((path) => path.slice(0, path.lastIndexOf('/') + 1)))].sort();
}
