import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from '../../src/node/header-rules';
import { listFiles } from '../../src/node/list-files';
import { distDir, distFileOf } from '../../src/node/paths';
import { SITE_PACK_PATH } from '../../src/platform/worker-contract';
import { precachedFiles, readPrecacheList } from '../../src/programs/built-site/built-lists';
import { rasterIcons } from '../../src/site-build/files/icons';
import { isPacked } from '../../src/site-build/precache/write-pack';
import { NOT_FOUND_ROUTE, routes } from '../../src/site-build/prerender/routes';
import { readLaterList } from '../support/later-list';
import { countValues, decodePng } from './decode-png';

interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

const manifest: {
  icons: ManifestIcon[];
  screenshots: (Omit<ManifestIcon, 'purpose'> & { form_factor: string })[];
  start_url: string;
  shortcuts: { url: string }[];
} = JSON.parse(readFileSync(join(distDir, 'manifest.webmanifest'), 'utf8'));

test('the manifest has the name, colours and start address of the app', () => {
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/tools/revenue-calculator',
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    name: 'Kitaki',
    short_name: 'Kitaki',
    lang: 'en-IN',
    display: 'standalone',
    theme_color: '#EDF2EC',
    background_color: '#EDF2EC',
  });
});

test('there is one icon for each size and purpose', () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
    'monochrome 512x512',
  ]);
});

test('the install dialog has screenshots for a phone and for a wide screen', () => {
  expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual([
    'narrow',
    'narrow',
    'narrow',
    'wide',
    'wide',
  ]);
});

test.each([...manifest.icons, ...manifest.screenshots])('$src decodes at $sizes', ({ src, sizes, type }) => {
  const { width, height } = decodePng(readFileSync(join(distDir, src)));
  expect([`${width}x${height}`, type]).toEqual([sizes, 'image/png']);
});

test.each(Object.entries(rasterIcons))('%s has more than two colours', (name, { size }) => {
  const { width, height, pixels } = decodePng(readFileSync(join(distDir, name)));
  expect([width, height]).toEqual([size, size]);
  expect(countValues(pixels)).toBeGreaterThan(2);
});

test('maskable icons are filled to their edge', () => {
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const { pixels } = decodePng(readFileSync(join(distDir, name)));
    expect([...pixels.subarray(0, 4)], name).toEqual([0x0b, 0x2a, 0x2b, 0xff]);
  }
});

test('the icon and every shortcut lead to a page, and a hash to an element that can take the focus', () => {
  const paths = routes.map(({ path }) => path);
  for (const address of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
    const { pathname, hash } = new URL(address, 'https://site.example');
    expect(paths, address).toContain(pathname);
    if (hash === '') continue;
    const page = readFileSync(join(distDir, distFileOf(pathname)), 'utf8');
    expect(page, address).toMatch(new RegExp(`<(?:a|main) [^>]*id="${hash.slice(1)}"`));
  }
});

test('no shortcut has the address of the icon, because the icon must not navigate an open app', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).not.toContain(manifest.start_url);
});

test.each(routes)('$path names the manifest once', ({ path }) => {
  const page = readFileSync(join(distDir, distFileOf(path)), 'utf8');
  expect(page.match(/<link rel="manifest" href="\/manifest.webmanifest">/g)).toHaveLength(1);
});

test('the manifest lists every screenshot in dist/', () => {
  const listed = manifest.screenshots.map(({ src }) => src).sort();
  expect(
    listFiles(distDir)
      .filter((file) => file.startsWith('/screenshots/'))
      .sort(),
  ).toEqual(listed);
});

test('the worker stores every file that a page needs, and no other', () => {
  const later = readLaterList(distDir).map(({ url }) => distFileOf(url));
  const stored = [...precachedFiles(distDir), ...later]
    .map((file) => `/${file}`)
    .filter((file) => file !== '/offline-later.json');
  const files = listFiles(distDir);
  const withoutDrawings = files.filter((file) => /\.html$|^\/assets\//.test(file));
  const texts = withoutDrawings.map((file) => readFileSync(join(distDir, file), 'utf8')).join('\n');
  const needed = [
    ...withoutDrawings,
    ...files.filter((file) => file.startsWith('/scenes/') && texts.includes(file)),
  ];
  expect(stored.sort()).toEqual([...needed, '/favicon.svg', '/manifest.webmanifest'].sort());
  expect(stored).toContain(`/${distFileOf(NOT_FOUND_ROUTE.path)}`);
});

const list = [...readPrecacheList(distDir), ...readLaterList(distDir)];

test('the lists of the worker name the SHA-256 of every file', () => {
  const wrong = list.filter(({ url, revision }) => {
    const content = readFileSync(join(distDir, distFileOf(url)));
    return revision.split('.')[0] !== hash('sha256', content, 'base64url');
  });
  expect(wrong).toEqual([]);
});

test('a file from a pack is stored with the same headers as a file fetched alone', () => {
  const rules = parseHeaderRules(readFileSync(join(distDir, '_headers'), 'utf8'));
  // The worker takes the headers of the pack, its caching apart.
  const headersOf = (path: string) => ({ ...headersFor(path, rules), 'cache-control': undefined });
  const packed = list.filter(({ url }) => isPacked(distFileOf(url)));
  expect(packed).not.toEqual([]);
  for (const { url } of packed) expect(headersOf(url), url).toEqual(headersOf(SITE_PACK_PATH));
});
