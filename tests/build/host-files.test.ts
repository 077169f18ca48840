import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from '../../src/node/header-rules';
import { listFiles } from '../../src/node/list-files';
import { distDir } from '../../src/node/paths';
import { inlineTexts } from '../../src/site-build/files/content-security-policy';
import { hostHeaders } from '../../src/site-build/files/host-files';
import { routes } from '../../src/site-build/prerender/routes';

const paths = routes.map(({ path }) => path);
const headersText = readFileSync(join(distDir, '_headers'), 'utf8');
const rules = parseHeaderRules(headersText);
const files = listFiles(distDir);

test('one policy allows every inline style and script of all pages and drawings', () => {
  const policy = headersFor('/', rules)['content-security-policy'] ?? '';
  const { styles, scripts } = inlineTexts(
    files
      .filter((file) => /\.(?:html|svg)$/.test(file))
      .map((file) => readFileSync(join(distDir, file), 'utf8'))
      .join(''),
  );
  const hashes = [...styles, ...scripts].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
  expect(styles.length).toBeGreaterThan(paths.length);
  expect(new Set(scripts).size).toBe(1);
  expect(hashes.filter((source) => !policy.includes(source))).toEqual([]);
});

test('the policy allows scripts of this site only', () => {
  const policy = headersFor('/about', rules)['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
  expect(scripts).not.toMatch(/unsafe|data:|\*|http:/);
  for (const rule of [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
});

test.each([...paths, '/some/page/that/is/not/there'])(
  '%s has every security header once, and the content policy of the home page',
  (path) => {
    const headers = headersFor(path, rules);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['content-security-policy']?.match(/default-src/g)).toHaveLength(1);
    expect(headers['content-security-policy']).toBe(headersFor('/', rules)['content-security-policy']);
  },
);

test('hashed files are immutable, and all other files are revalidated', () => {
  const kept = files.filter((file) => file.startsWith('/assets/'));
  const addresses = [
    ...paths.slice(0, -1),
    ...files.filter((file) => !/\.html$|^\/_|^\/assets\//.test(file)),
  ];
  expect(
    kept.filter((file) => headersFor(file, rules)['cache-control'] !== 'public, max-age=31536000, immutable'),
  ).toEqual([]);
  expect(addresses.filter((address) => headersFor(address, rules)['cache-control'] !== 'no-cache')).toEqual(
    [],
  );
});

test('with every setting, no line of _headers is longer than hosts allow', () => {
  // Cloudflare Pages: 2,000 characters a line, 100 rules.
  // Source: https://developers.cloudflare.com/pages/configuration/headers/
  const everything = hostHeaders(distDir, {
    siteOrigin: 'https://www.kitaki.example',
    leadHost: 'https://abcdefghijklmnopqrst.supabase.co',
    leadKey: 'key',
    sendsLeadId: false,
    pixelId: '1234567890123456',
    newsletterAction: 'https://assets.mailerlite.com/jsonp/1234567/forms/12345678901234567/subscribe',
    serviceWorker: 'on',
  });
  for (const text of [headersText, everything]) {
    const lines = text.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  }
  expect(everything).toContain('Strict-Transport-Security');
});

test('every other form of an address redirects to the clean one', () => {
  const redirects = readFileSync(join(distDir, '_redirects'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const pages = paths.filter((path) => path !== '/404');
  for (const redirect of redirects) {
    const [from, to, status, ...more] = redirect.split(' ');
    expect([pages.includes(to ?? ''), status, more], redirect).toEqual([true, '301', []]);
    expect(pages).not.toContain(from);
  }
  expect(redirects.length).toBe(2 * (pages.length - 1) + 1);
});
