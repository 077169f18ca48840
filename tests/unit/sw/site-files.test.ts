import { expect, test, vi } from 'vitest';
import { createSiteFiles } from '../../../sw/site-files';
import { FORMER_BODY, fakeCache } from './fake-cache';
import { answer, builtKey, ORIGIN, pathsOf, skipPauses, stubHost } from './test-host';

skipPauses();

const LIST = [
  { url: '/', revision: 'r1' },
  { url: '/contact', revision: 'r1' },
  { url: '/blog/on-pace', revision: 'r1' },
  { url: '/404', revision: 'r1' },
  { url: '/assets/page-abc123.js', revision: 'r1' },
];

/** Resolves to the key under which an address is answered from the device. */
async function keyFor(address: string): Promise<string> {
  const match = vi.fn(async () => undefined);
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  await createSiteFiles(LIST).findFile(new URL(address, ORIGIN));
  return String(match.mock.lastCall).replace(ORIGIN, '');
}

test.each([
  '/contact',
  '/contact?',
  '/contact/',
  '/contact#form',
  '/contact?utm_source=newsletter&utm_campaign=may',
  '/contact/?utm_source=x&fbclid=y',
  '/contact?a-campaign-of-tomorrow=1',
  '/contact.html',
  '/contact/index.html',
  '/contact//',
])('%s is answered by the contact page', async (address) => {
  expect(await keyFor(address)).toBe('/contact?__WB_REVISION__=r1');
});

test.each(['/', '/?', '/?fbclid=y', '/index.html', '/#top'])(
  '%s is answered by the home page',
  async (address) => {
    expect(await keyFor(address)).toBe('/?__WB_REVISION__=r1');
  },
);

test('a page in a folder is answered with a trailing slash and parameters', async () => {
  expect(await keyFor('/blog/on-pace/?utm_source=x')).toBe('/blog/on-pace?__WB_REVISION__=r1');
});

test.each(['/contacts', '/blog', '/assets/page-def456.js'])(
  '%s does not belong to the version',
  async (address) => {
    vi.stubGlobal('caches', { open: async () => fakeCache() });
    expect(await createSiteFiles(LIST).belongsToVersion(new URL(address, ORIGIN))).toBe(false);
  },
);

/** A worker of a site with one article in its list and two later ones, and the device it runs on. */
function grownSite({ stored = [] as string[], connection = {} as object } = {}) {
  const article = builtKey('/blog/new');
  const later = [builtKey('/blog/old-1'), builtKey('/blog/old-2')];
  const entryOf = (key: string) => ({
    url: new URL(key).pathname,
    revision: new URL(key).searchParams.get('__WB_REVISION__') ?? '',
  });
  const packs = JSON.stringify([{ path: '/offline-later-1.txt', files: later.map(entryOf) }]);
  const laterList = builtKey('/offline-later.json', packs);
  const device = fakeCache(stored);
  vi.stubGlobal('caches', { open: async () => device, keys: async () => [] });
  vi.stubGlobal('navigator', { onLine: true, connection });
  const requests = stubHost(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('.txt')) return new Response('', { status: 404 });
    const isList = pathname === '/offline-later.json';
    return isList ? Response.json(JSON.parse(packs)) : answer(pathname);
  });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const files = createSiteFiles([laterList, article].map(entryOf));
  return { files, device, requests, later };
}

const withoutLaterList = (paths: string[]) => paths.filter((path) => path !== '/offline-later.json').sort();

test('the cache has the name under which devices have stored it', async () => {
  const open = vi.fn(async () => fakeCache());
  vi.stubGlobal('caches', { open });
  await createSiteFiles(LIST).findFile(new URL('/', ORIGIN));
  expect(open).toHaveBeenCalledWith(`workbox-precache-v2-${ORIGIN}/`);
});

test('the installation stores the listed files and no later ones', async () => {
  const { device, files } = grownSite();
  await files.install();
  expect(device.paths().sort()).toEqual(['/blog/new', '/offline-later.json']);
});

test('the later files are stored once for two messages', async () => {
  const { requests, device, files } = grownSite();
  await files.install();
  await Promise.all([files.storeLaterFiles(false), files.storeLaterFiles(false)]);
  expect(withoutLaterList(device.paths())).toEqual(['/blog/new', '/blog/old-1', '/blog/old-2']);
  expect(pathsOf(requests).filter((path) => path === '/blog/old-1')).toHaveLength(1);
  expect(await (await files.findFile(new URL('/blog/old-1/?utm_source=x', ORIGIN)))?.text()).toBe('content');
});

test('with Save-Data later files are stored only if the visitor asked', async () => {
  const { device, files } = grownSite({ connection: { saveData: true } });
  await files.install();
  await files.storeLaterFiles(false);
  expect(withoutLaterList(device.paths())).toEqual(['/blog/new']);
  await files.storeLaterFiles(true);
  expect(withoutLaterList(device.paths())).toEqual(['/blog/new', '/blog/old-1', '/blog/old-2']);
});

test.each([
  ['while an unasked download runs', [false, true, true, false]],
  ['before another tab does not ask', [true, false]],
])('with Save-Data a visitor who asks %s gets the later files', async (_, tabs) => {
  const { requests, device, files } = grownSite({ connection: { saveData: true } });
  await files.install();
  await Promise.all(tabs.map(files.storeLaterFiles));
  expect(withoutLaterList(device.paths())).toEqual(['/blog/new', '/blog/old-1', '/blog/old-2']);
  expect(pathsOf(requests).filter((path) => path === '/blog/old-1')).toHaveLength(1);
});

test('a failed download is only logged, and the next message stores the files', async () => {
  const { device, files } = grownSite();
  await files.install();
  const workingHost = fetch;
  stubHost(() => new Response('', { status: 503 }));
  await files.storeLaterFiles(false);
  expect(console.info).toHaveBeenLastCalledWith('Older articles are stored later:', expect.any(Error));
  expect(withoutLaterList(device.paths())).toEqual(['/blog/new']);
  vi.stubGlobal('fetch', workingHost);
  await files.storeLaterFiles(false);
  expect(withoutLaterList(device.paths())).toEqual(['/blog/new', '/blog/old-1', '/blog/old-2']);
});

test('a message that arrives during a failing download starts another one', async () => {
  const { device, files } = grownSite();
  await files.install();
  const workingHost = fetch;
  const begun = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', async () => {
      resolve();
      return new Response('', { status: 503 });
    });
  });
  // Logged when the first download has failed.
  vi.mocked(console.info).mockImplementation((text) => {
    if (text === 'Older articles are stored later:') vi.stubGlobal('fetch', workingHost);
  });
  const first = files.storeLaterFiles(false);
  await begun;
  const second = files.storeLaterFiles(false);
  await Promise.all([first, second]);
  expect(withoutLaterList(device.paths())).toEqual(['/blog/new', '/blog/old-1', '/blog/old-2']);
});

test('messages of many tabs repeat a failing download at most once', async () => {
  const { files } = grownSite();
  await files.install();
  const requests = stubHost(() => new Response('', { status: 503 }));
  await Promise.all([false, false, false, false].map(files.storeLaterFiles));
  expect(requests.filter(({ url }) => url.endsWith('.txt')).length).toBeLessThanOrEqual(2);
});

test('a new version keeps the earlier revision of a later article until it has its own', async () => {
  const earlier = builtKey('/blog/old-1', 'earlier');
  const removed = builtKey('/blog/removed');
  const { device, files, later } = grownSite({ stored: [earlier, removed] });
  const url = new URL('/blog/old-1', ORIGIN);
  await files.install();
  await files.activate({ installing: null, waiting: null });
  expect(device.entries.has(removed)).toBe(false);
  expect(await files.findFile(url)).toBeUndefined();
  expect(await (await files.findAnyRevision(url))?.text()).toBe(FORMER_BODY);
  await files.storeLaterFiles(false);
  expect(device.entries.has(earlier)).toBe(false);
  expect(device.entries.has(later[0] ?? '')).toBe(true);
});

test('a script of the former version is answered from the device, before and after the activation', async () => {
  const { files, device } = grownSite({ stored: [`${ORIGIN}/assets/page-old.js?__WB_REVISION__=1`] });
  const readScript = async () => (await files.findFile(new URL('/assets/page-old.js', ORIGIN)))?.text();
  expect(await readScript()).toBe(FORMER_BODY);
  await files.activate({ installing: null, waiting: null });
  expect(await readScript()).toBe(FORMER_BODY);
  expect(device.entries.size).toBe(1);
});

test.each(['installing', 'waiting'])(
  'while a newer version is %s, the activation changes no file',
  async (state) => {
    const stored = [`${ORIGIN}/newer?__WB_REVISION__=1`, `${ORIGIN}/assets/newer.js?__WB_REVISION__=1`];
    const { files, device } = grownSite({ stored });
    await files.activate({ installing: null, waiting: null, [state]: {} });
    expect([...device.entries.keys()]).toEqual(stored);
  },
);

test('later pages are known although they are not stored, and other addresses are not', async () => {
  const { files } = grownSite();
  await files.install();
  const known = ['/blog/new', '/blog/old-2', '/blog/none'].map((path) =>
    files.belongsToVersion(new URL(path, ORIGIN)),
  );
  expect(await Promise.all(known)).toEqual([true, true, false]);
});
