import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { LATER_LIST_PATH } from '../../../../src/platform/worker-contract';
import { writePrecacheFiles } from '../../../../src/site-build/precache/precache-list';
import { setRevisions } from '../../../../src/site-build/precache/revisions';
import { writeOfflinePacks } from '../../../../src/site-build/precache/write-packs';
import { readLaterPacks, storeLaterPacks } from '../../../../sw/later-files';
import { installationPacks, storeMissing } from '../../../../sw/offline-packs';
import { temporaryFolder } from '../../../support/temporary-folder';
import { fakeCache } from '../../sw/fake-cache';

function linesOf(folder: string, pack: string): unknown[] {
  const lines = readFileSync(join(folder, pack), 'utf8').trimEnd().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

test('the packs hold the light texts of the precache list, by their paths', () => {
  const folder = temporaryFolder({
    'index.html': '<h1>Home</h1>',
    'blog/on-pace.html': '<h1>₹ & "pace"</h1>\n',
    'assets/react-1.js': 'x'.repeat(200_000),
    'assets/small-1.js': 'small',
    'assets/font-1.woff2': 'font',
  });
  const list = [
    { url: '/', revision: 'a', size: 1 },
    { url: '/blog/on-pace', revision: 'b', size: 1 },
    { url: '/assets/react-1.js', revision: null, size: 1 },
    { url: '/assets/small-1.js', revision: null, size: 1 },
    { url: '/assets/font-1.woff2', revision: null, size: 1 },
  ];
  writeOfflinePacks(list, folder);
  const html = 'text/html; charset=utf-8';
  const pages = [
    { path: '/', type: html, text: '<h1>Home</h1>' },
    { path: '/blog/on-pace', type: html, text: '<h1>₹ & "pace"</h1>\n' },
  ];
  const script = {
    path: '/assets/small-1.js',
    type: 'text/javascript; charset=utf-8',
    text: 'small',
  };
  expect(linesOf(folder, 'offline-pages.txt')).toEqual(pages);
  expect(linesOf(folder, 'offline-site.txt')).toEqual([...pages, script]);
});

test('the worker stores the files of a pack as they were built', async () => {
  const pageOf = (name: string) => `<header>"Kitaki"</header>\n<h1>${name}</h1>\n`;
  const folder = temporaryFolder({ 'about.html': pageOf('About'), 'contact.html': pageOf('Contact ₹') });
  writeFileSync(join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  const found = ['/about', '/contact'].map((url) => ({ url, revision: null, size: 1 }));
  const list = setRevisions(found, folder);
  writeOfflinePacks(list, folder);
  const pack = readFileSync(join(folder, 'offline-site.txt'), 'utf8');

  const cache = fakeCache();
  const keys = list.map(({ url, revision }) => `https://hotel.example${url}?__WB_REVISION__=${revision}`);
  vi.stubGlobal('fetch', async () => new Response(pack));
  await storeMissing(installationPacks(keys), cache);
  expect(await cache.entries.get(keys[0] ?? '')?.text()).toBe(pageOf('About'));
  expect(await cache.entries.get(keys[1] ?? '')?.text()).toBe(pageOf('Contact ₹'));
});

test('the build writes the packs that the worker asks for', () => {
  const folder = temporaryFolder({ 'index.html': '<h1>Home</h1>' });
  writeOfflinePacks([{ url: '/' }], folder);
  for (const { path } of installationPacks([])) expect(linesOf(folder, path.slice(1))).toHaveLength(1);
});

/** A site of a page, its drawing, and later articles with their drawing. */
function grownSite(count: number) {
  const laterPages = Array.from({ length: count }, (_, index) => `/blog/old-${index}`);
  const folder = temporaryFolder({
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    'index.html': '<img src="/scenes/shared.svg">',
    'scenes/shared.svg': '<svg>1</svg>',
    'scenes/old.svg': '<svg>2</svg>',
    'scenes/unused.svg': '<svg>3</svg>',
    ...Object.fromEntries(
      laterPages.map((path) => [
        `${path.slice(1)}.html`,
        `<h1>${path}</h1><img src="/scenes/shared.svg"><img src="/scenes/old.svg">`,
      ]),
    ),
  });
  const urls = ['/', '/scenes/shared.svg', '/scenes/old.svg', '/scenes/unused.svg'];
  const found = [...urls, ...laterPages].map((url) => ({
    url,
    revision: null,
    size: 1,
  }));
  const all = setRevisions(found, folder);
  const list = writePrecacheFiles(found, folder, laterPages);
  return { folder, list, all, laterPages };
}

test('later pages and the drawings that only they show are in the later list and not in the precache list', () => {
  const { folder, list, laterPages } = grownSite(25);
  expect(list.map(({ url }) => url)).toEqual([
    LATER_LIST_PATH,
    '/',
    '/scenes/shared.svg',
    '/scenes/unused.svg',
  ]);
  const [first = '', ...others] = laterPages;
  const packs = JSON.parse(readFileSync(join(folder, LATER_LIST_PATH), 'utf8'));
  const urls = packs.flatMap(({ files }: { files: { url: string }[] }) => files.map(({ url }) => url));
  expect(urls).toEqual([first, '/scenes/old.svg', ...others]);
});

test('the revision of the later list is the hash of the list', () => {
  const { folder, list } = grownSite(1);
  const hash = createHash('sha256').update(readFileSync(join(folder, LATER_LIST_PATH)));
  expect(list[0]?.revision).toBe(hash.digest('base64url'));
});

test('without later pages the list stays as it is', () => {
  const { list, all } = grownSite(0);
  expect(list).toEqual(all);
});

test('the worker stores all later files from their packs', async () => {
  const { folder } = grownSite(25);
  const device = fakeCache();
  const asked: string[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return new Response(readFileSync(join(folder, pathname)));
  });
  await device.put('list', new Response(readFileSync(join(folder, LATER_LIST_PATH))));
  await storeLaterPacks(await readLaterPacks(device, 'list'), device, false);
  expect(asked).toEqual(['/offline-later-1.txt', '/offline-later-2.txt']);
  expect(device.entries.size).toBe(27);
});
