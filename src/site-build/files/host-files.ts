import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../node/list-files';
import { distFileOf } from '../../node/paths';
import type { BuildSettings } from '../../settings/build-settings';
import { contentSecurityPolicy, type InlineTexts, inlineTexts } from './content-security-policy';

/**
 * Returns the text of `_headers` for Netlify and Cloudflare Pages: `commonHeaders` for all paths, and `cacheControl` for each
 * folder at any depth of `distDir` that holds files. All HTML and SVG files must be there, because the policy allows their
 * inline texts. Throws if `distDir` is missing.
 */
export function hostHeaders(distDir: string, settings: BuildSettings): string {
  const files = listFiles(distDir);
  // Cloudflare ignores lines over 2,000 characters; tests/build/host-files.test.ts checks the length.
  const inline = inlineTexts(
    files
      .filter((file) => /\.(?:html|svg)$/.test(file))
      .map((file) => readFileSync(join(distDir, file), 'utf8'))
      .join(''),
  );
  // The hosts join the values of all rules for a path, so no two rules may give it the same header.
  return [
    '# Made by the build (src/site-build/files/host-files.ts) from the settings and the finished pages.',
    rule('/*', commonHeaders(settings, inline)),
    rule('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    ...foldersWithPlainNames(files).map((folder) =>
      rule(`${folder}:name`, { 'Cache-Control': cacheControl(folder) }),
    ),
    rule('/', { 'Cache-Control': cacheControl('/') }),
    '',
  ].join('\n');
}

/**
 * Returns the headers of all responses except `Cache-Control`. An https site gets HSTS. The content security policy allows the
 * texts of `inline` by hash, and each `style` attribute.
 */
export function commonHeaders(
  settings: Pick<BuildSettings, 'siteOrigin' | 'leadHost' | 'pixelId' | 'newsletterAction'>,
  inline: InlineTexts,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, inline),
    ...(settings.siteOrigin.startsWith('https:')
      ? // Without includeSubDomains, because other hosts of the owner's domain may use http.
        { 'Strict-Transport-Security': 'max-age=63072000' }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Returns the `Cache-Control` of a path: a year and `immutable` below /assets/, where names have hashes, else `no-cache`. */
export function cacheControl(path: string): string {
  // All other files keep their names when they change. The browser revalidates them and gets a 304.
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Returns the text of `_redirects`: lines such as `/about/ /about 301` for the `redirectedAddresses` of all paths but /404. */
export function hostRedirects(paths: readonly string[]): string {
  const pages = paths.filter((path) => path !== '/404');
  const lines = pages.flatMap((path) => redirectedAddresses(path).map((address) => `${address} ${path} 301`));
  return `# Made by the build (src/site-build/files/host-files.ts) from the route table.\n${lines.join('\n')}\n`;
}

/** Returns the addresses that redirect to a clean path: `/about/` and `/about.html` for `/about`, `/index.html` for `/`. */
export function redirectedAddresses(path: string): string[] {
  return path === '/' ? ['/index.html'] : [`${path}/`, `/${distFileOf(path)}`];
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** Returns the folders of files without a hash in their names, each with a final slash. */
function foldersWithPlainNames(files: readonly string[]): string[] {
  const plain = files.filter((file) => !file.startsWith('/assets/'));
  return [...new Set(plain.map((file) => file.slice(0, file.lastIndexOf('/') + 1)))].sort();
}
