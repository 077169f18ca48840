import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { LATER_LIST_PATH, SITE_PACK_PATH } from '../../../../src/platform/worker-contract';
import { writePrecacheFiles } from '../../../../src/site-build/precache/precache-list';
import { setRevisions } from '../../../../src/site-build/precache/revisions';
import { readLaterPacks, storeLaterPacks } from '../../../../sw/later-files';
import { storeMissing } from '../../../../sw/offline-packs';
import { temporaryFolder } from '../../../support/temporary-folder';
import { fakeCache } from '../../sw/fake-cache';
import { pathsOf, stubHost } from '../../sw/test-host';

function linesOfPack(folder: string): unknown[] {
  const lines = readFileSync(join(folder, SITE_PACK_PATH), 'utf8').trimEnd().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

/** Writes `texts` (by file name) into a folder, and the packs of these files. Returns the folder and the list of the worker. */
function builtSite(texts: Readonly<Record<string, string>>, laterPages: readonly string[] = []) {
  const folder = temporaryFolder({ _headers: '/*\n  X-Content-Type-Options: nosniff\n', ...texts });
  const found = Object.keys(texts).map((url) => ({ url, revision: null, size: 1 }));
  return { folder, list: writePrecacheFiles(found, folder, laterPages) };
}

test('the pack holds the texts of the precache list except React and the app, by their paths', () => {
  const { folder } = builtSite({
    'index.html': '<h1>Home</h1>',
    'blog/on-pace.html': '<h1>₹ & "pace"</h1>\n',
    'assets/react-1.js': 'react',
    'assets/app-1.js': 'app',
    'assets/small-1.js': 'small',
    'assets/font-1.woff2': 'font',
  });
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
  expect(linesOfPack(folder)).toEqual([...pages, script]);
});

test('the worker stores the files of the pack of the site as they were built', async () => {
  const pageOf = (name: string) => `<header>"Kitaki"</header>\n<h1>${name}</h1>\n`;
  const { folder, list } = builtSite({ 'about.html': pageOf('About'), 'contact.html': pageOf('Contact ₹') });
  const cache = fakeCache();
  const keys = list.map(({ url, revision }) => `https://hotel.example${url}?__WB_REVISION__=${revision}`);
  const requests = stubHost(
    ({ url }) => new Response(readFileSync(join(folder, new URL(url).pathname), 'utf8')),
  );
  await storeMissing({ path: SITE_PACK_PATH, files: keys }, cache);
  expect(pathsOf(requests)).toEqual(['/offline-site.txt']);
  expect(await cache.entries.get(keys[0] ?? '')?.text()).toBe(pageOf('About'));
  expect(await cache.entries.get(keys[1] ?? '')?.text()).toBe(pageOf('Contact ₹'));
});

/** A site of a page, its drawing, later articles with their drawing, and a drawing that nothing names. */
function grownSite(count: number) {
  const laterPages = Array.from({ length: count }, (_, index) => `/blog/old-${index}`);
  const articles = laterPages.map((path) => [
    `${path.slice(1)}.html`,
    `<h1>${path}</h1><img src="/scenes/shared.svg"><img src="/scenes/old.svg">`,
  ]);
  const texts = {
    'index.html': '<img src="/scenes/shared.svg">',
    'scenes/shared.svg': '<svg>1</svg>',
    'scenes/old.svg': '<svg>2</svg>',
    'scenes/unused.svg': '<svg>3</svg>',
    ...Object.fromEntries(articles),
  };
  return { ...builtSite(texts, laterPages), laterPages };
}

test('later pages and the drawings that only they show are in the later list and not in the precache list', () => {
  const { folder, list, laterPages } = grownSite(25);
  expect(list.map(({ url }) => url)).toEqual([LATER_LIST_PATH, '/', '/scenes/shared.svg']);
  const [first = '', ...others] = laterPages;
  const packs = JSON.parse(readFileSync(join(folder, LATER_LIST_PATH), 'utf8'));
  const urls = packs.flatMap(({ files }: { files: { url: string }[] }) => files.map(({ url }) => url));
  expect(urls).toEqual([first, '/scenes/old.svg', ...others]);
});

test('the revision of the later list is the hash of the list', () => {
  const { folder, list } = grownSite(1);
  const content = readFileSync(join(folder, LATER_LIST_PATH));
  expect(list[0]?.revision).toBe(hash('sha256', content, 'base64url'));
});

test('without later pages the list names every file with its revision, except drawings that nothing names', () => {
  const { folder, list } = grownSite(0);
  const urls = ['/', '/scenes/shared.svg'];
  const found = urls.map((url) => ({ url, revision: null, size: 1 }));
  expect(list).toEqual(setRevisions(found, folder));
});

test('a drawing that only a script or a style names is in the list', () => {
  const { list } = builtSite({
    'assets/part-1.js': 'const picture = "/scenes/of-script.svg"',
    'assets/part-1.css': 'a { background: url(/scenes/of-style.svg) }',
    'scenes/of-script.svg': '<svg>1</svg>',
    'scenes/of-style.svg': '<svg>2</svg>',
  });
  const urls = list.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(['/scenes/of-script.svg', '/scenes/of-style.svg']));
});

test('the worker stores all later files from their packs', async () => {
  const { folder } = grownSite(25);
  const device = fakeCache();
  vi.stubGlobal('navigator', { onLine: true });
  const requests = stubHost(({ url }) => new Response(readFileSync(join(folder, new URL(url).pathname))));
  await device.put('list', new Response(readFileSync(join(folder, LATER_LIST_PATH))));
  await storeLaterPacks(await readLaterPacks(device, 'list'), device, false);
  expect(pathsOf(requests)).toEqual(['/offline-later-1.txt', '/offline-later-2.txt']);
  expect(device.entries.size).toBe(27);
});
