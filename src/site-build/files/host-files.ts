import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../server/site-files';
import type { Settings } from '../../settings';
import { pageFile } from '../page-file';
import { contentPolicy, type InlineTexts, inlineTexts } from './content-policy';

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
  return [
    '# Made by the build (src/site-build/files/host-files.ts) from the settings and the finished pages.',
    rule('/*', headersEverywhere(settings, inline)),
    rule('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    ...folders(distDir, paths).map((folder) =>
      rule(`${folder}:name`, { 'Cache-Control': cacheControl(folder) }),
    ),
    rule('/', { 'Cache-Control': cacheControl('/') }),
    '',
  ].join('\n');
}

/** The headers of every answer of the site, also of the 404 page. `inline`: the texts that the policy must allow. */
export function headersEverywhere(
  settings: Pick<Settings, 'siteOrigin' | 'leadHost' | 'pixelId' | 'newsletterAction'>,
  inline: InlineTexts,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(settings, inline),
    ...(settings.siteOrigin.startsWith('https:')
      ? // Without includeSubDomains: other hosts of the owner's domain may still be on plain http.
        { 'Strict-Transport-Security': 'max-age=63072000' }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The `Cache-Control` header of a path. A file under /assets/ has a hash in its name, which changes with its content. */
export function cacheControl(path: string): string {
  // Everything else keeps its name when its content changes. The browser asks for it again, and gets a 304.
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** `_redirects`: the other ways to write a page's address lead to the one it has. Hosts that do so by themselves pass over them. */
export function hostRedirects(paths: readonly string[]): string {
  const pages = paths.filter((path) => path !== '/404');
  const lines = pages.flatMap((path) => otherAddresses(path).map((other) => `${other} ${path} 301`));
  return `# Made by the build (src/site-build/files/host-files.ts) from the route table.\n${lines.join('\n')}\n`;
}

/** The other ways to write the address of a page: `/about/` and `/about.html` for `/about`. */
export function otherAddresses(path: string): string[] {
  return path === '/' ? ['/index.html'] : [`${path}/`, `/${pageFile(path)}`];
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** The folders that hold files without a hash in their names, and those of the pages, each with its last slash. */
function folders(distDir: string, paths: readonly string[]): string[] {
  const addresses = [...listFiles(distDir), ...paths].filter((path) => !path.startsWith('/assets/'));
  return [...new Set(addresses.map((path) => path.slice(0, path.lastIndexOf('/') + 1)))].sort();
}
