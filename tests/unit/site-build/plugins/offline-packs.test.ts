import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { builtRevisions } from '../../../../src/site-build/plugins/built-revisions';
import { offlinePacks } from '../../../../src/site-build/plugins/offline-packs';
import { offlinePacks as unpackedByWorker, unpackMissing } from '../../../../sw/offline-packs';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function builtSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'offline-packs-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function linesOf(folder: string, pack: string): unknown[] {
  const lines = readFileSync(join(folder, pack), 'utf8').trimEnd().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

test('the packs hold the light texts of the precache list, by their addresses', async () => {
  const folder = builtSite({
    'index.html': '<h1>Home</h1>',
    'blog/on-pace.html': '<h1>₹ & "pace"</h1>\n',
    'assets/react-1.js': 'x'.repeat(200_000),
    'assets/small-1.js': 'small',
    'assets/font-1.woff2': 'font',
  });
  const list = [
    { url: '/', revision: 'a', size: 1 },
    { url: 'blog/on-pace', revision: 'b', size: 1 },
    { url: 'assets/react-1.js', revision: null, size: 1 },
    { url: 'assets/small-1.js', revision: null, size: 1 },
    { url: 'assets/font-1.woff2', revision: null, size: 1 },
  ];
  const result = await offlinePacks(folder)(list, undefined);
  expect(result.manifest).toEqual(list);
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
  const folder = builtSite({ 'about.html': pageOf('About'), 'contact.html': pageOf('Contact ₹') });
  writeFileSync(join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  const found = ['about', 'contact'].map((url) => ({ url, revision: null, size: 1 }));
  const { manifest: list } = await builtRevisions(folder)(found, undefined);
  await offlinePacks(folder)(list, undefined);
  const pack = readFileSync(join(folder, 'offline-site.txt'), 'utf8');

  const stored = new Map<string, Response>();
  const origin = 'https://hotel.example';
  const items = list.map(({ url, revision }) => ({
    url: `${origin}/${url}`,
    cacheKey: `${origin}/${url}?__WB_REVISION__=${revision}`,
  }));
  const cache = {
    keys: async () => [],
    put: async (key: RequestInfo | URL, response: Response) => void stored.set(String(key), response),
  };
  await unpackMissing(items, { cache, fetch: async () => new Response(pack), origin });
  expect(await stored.get(items[0]?.cacheKey ?? '')?.text()).toBe(pageOf('About'));
  expect(await stored.get(items[1]?.cacheKey ?? '')?.text()).toBe(pageOf('Contact ₹'));
});

test('the build writes the packs that the worker asks for', async () => {
  const folder = builtSite({ 'index.html': '<h1>Home</h1>' });
  await offlinePacks(folder)([{ url: '/', revision: 'a', size: 1 }], undefined);
  for (const { address } of unpackedByWorker) expect(linesOf(folder, address.slice(1))).toHaveLength(1);
});
