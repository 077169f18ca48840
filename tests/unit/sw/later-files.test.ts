import { beforeEach, expect, test, vi } from 'vitest';
import { storeLaterPacks } from '../../../sw/later-files';
import { fakeCache } from './fake-cache';
import { answer, builtKey, pathsOf, skipPauses, stubHost } from './test-host';

/** Articles 1 (the newest) to 6, three to a pack. */
const articles = [1, 2, 3, 4, 5, 6].map((number) => builtKey(`/blog/article-${number}`));
const PACKS = [
  { path: '/offline-later-1.txt', files: articles.slice(0, 3) },
  { path: '/offline-later-2.txt', files: articles.slice(3) },
];
const home = builtKey('/');

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('navigator', { onLine: true });
});

skipPauses();

function packResponse(path: string): Response | undefined {
  const files = PACKS.find((pack) => pack.path === path)?.files;
  const line = (key: string) =>
    `${JSON.stringify({ path: new URL(key).pathname, type: 'text/html', text: 'content' })}\n`;
  return files && new Response(files.map(line).join(''));
}

function store(
  device: ReturnType<typeof fakeCache>,
  { isAsked = false, respond = (path: string) => packResponse(path) ?? answer(path) } = {},
) {
  const requests = stubHost(({ url }) => respond(new URL(url).pathname));
  return { requests, done: storeLaterPacks(PACKS, device, isAsked) };
}

test('later files are stored pack by pack, the newest article first', async () => {
  const device = fakeCache([home]);
  const { requests, done } = store(device);
  await done;
  expect(pathsOf(requests)).toEqual(['/offline-later-1.txt', '/offline-later-2.txt']);
  expect(device.paths()).toEqual(['/', ...pathsOf(articles)]);
});

test('after a broken connection the next call downloads only what is missing', async () => {
  const device = fakeCache();
  const breaking = store(device, {
    respond: (path) => {
      const pack = path === '/offline-later-1.txt' ? packResponse(path) : undefined;
      if (pack === undefined) throw new TypeError('network');
      return pack;
    },
  });
  await expect(breaking.done).rejects.toThrow('network');
  expect(device.paths()).toEqual(pathsOf(articles.slice(0, 3)));

  const resumed = store(device);
  await resumed.done;
  expect(pathsOf(resumed.requests)).toEqual(['/offline-later-2.txt']);
  expect(device.paths()).toEqual(pathsOf(articles));
});

test('an update downloads the changed article alone, and deletes its earlier revision', async () => {
  const changed = articles[1] ?? home;
  const unchanged = articles.filter((key) => key !== changed);
  const earlier = builtKey('/blog/article-2', 'before');
  const device = fakeCache([...unchanged, earlier]);
  const { requests, done } = store(device);
  await done;
  expect(pathsOf(requests)).toEqual(['/blog/article-2']);
  expect([...device.entries.keys()].sort()).toEqual(articles.toSorted());
});

test('an article that cannot be downloaded leaves its earlier revision stored', async () => {
  const earlier = builtKey('/blog/article-2', 'before');
  const device = fakeCache([earlier]);
  const { done } = store(device, { respond: () => new Response('', { status: 503 }) });
  await expect(done).rejects.toThrow('answered 503');
  expect([...device.entries.keys()]).toEqual([earlier]);
});

test('without network nothing is downloaded', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { requests, done } = store(fakeCache());
  await done;
  expect(requests).toEqual([]);
});

test('a lost network stops the download before the next pack', async () => {
  const device = fakeCache();
  vi.stubGlobal('navigator', {
    get onLine() {
      return device.entries.size === 0;
    },
  });
  const { requests, done } = store(device);
  await done;
  expect(pathsOf(requests)).toEqual(['/offline-later-1.txt']);
});

test('when storage is full, the newest articles are stored and the oldest are not', async () => {
  const device = fakeCache([home], 5);
  await expect(store(device).done).rejects.toThrow('no room');
  // There is no room for the note that storage was full, and no article is deleted for it.
  expect(device.paths()).toEqual(['/', ...pathsOf(articles.slice(0, 4))]);
});

test('when storage is full, a newer article replaces the oldest one', async () => {
  const device = fakeCache([home, ...articles.slice(3)], 4);
  await store(device, { respond: answer }).done;
  // Sorted, because without a pack the files are stored at the same time.
  expect(device.paths().sort()).toEqual(['/', ...pathsOf(articles.slice(0, 3))]);
});

test('after storage was full, the download starts again only if the visitor asks', async () => {
  // There is room for the note.
  const device = fakeCache([home], 4.5);
  await expect(store(device).done).rejects.toThrow('no room');
  const unasked = store(device);
  await unasked.done;
  expect(unasked.requests).toEqual([]);
  const asked = store(device, { isAsked: true });
  await expect(asked.done).rejects.toThrow('no room');
  expect(asked.requests).not.toEqual([]);
});
