import { beforeEach, expect, test, vi } from 'vitest';
import { fetchMissing } from '../../../sw/fetch-missing';
import { fakeCache } from './fake-cache';
import { answer, builtKey, ORIGIN, skipPauses } from './test-host';

const good = async ({ url }: Request) => answer(url);

skipPauses();

beforeEach(() => {
  vi.stubGlobal('fetch', good);
});

test('a missing file is stored under its key with its revision', async () => {
  const cache = fakeCache();
  const files = [builtKey('/about'), builtKey('/assets/a-1.js')];
  await fetchMissing(files, cache);
  // Sorted, because the two files are stored at the same time.
  expect([...cache.entries.keys()].sort()).toEqual(files.toSorted());
  expect(await cache.entries.get(files[0] ?? '')?.text()).toBe('content');
});

test('a file stored in this revision is not fetched again, a file stored in another revision is', async () => {
  const former = `${ORIGIN}/assets/a-1.js`;
  const cache = fakeCache([builtKey('/about'), builtKey('/contact', 'old'), former]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return good(request);
  });
  const files = [builtKey('/about'), builtKey('/contact'), builtKey('/assets/a-1.js')];
  await fetchMissing(files, cache);
  // Also the script that an older worker stored unchecked, under its plain address.
  expect(asked).toEqual(['/contact', '/assets/a-1.js']);
});

test('after a wrong response the file is fetched past the HTTP cache, and only the right one is stored', async () => {
  const cache = fakeCache();
  const modes: string[] = [];
  vi.stubGlobal('fetch', async ({ url, cache: mode }: Request) => {
    modes.push(mode);
    return mode === 'reload' ? answer(url) : answer('/sign-in', '<h1>Sign in</h1>');
  });
  await fetchMissing([builtKey('/assets/a-1.js')], cache);
  expect(modes).toEqual(['default', 'reload']);
  expect(await cache.entries.get(builtKey('/assets/a-1.js'))?.text()).toBe('content');
});

test('a file that stays wrong fails the installation and is never stored', async () => {
  vi.stubGlobal('fetch', async () => answer('/sign-in', '<h1>Sign in</h1>'));
  for (const path of ['/assets/a-1.js', '/about']) {
    const cache = fakeCache();
    const failing = fetchMissing([builtKey(path)], cache);
    await expect(failing).rejects.toThrow(`precache: ${ORIGIN}${path} is `);
    expect(cache.entries.size).toBe(0);
  }
});

test('at most six files are fetched at once', async () => {
  let underWay = 0;
  let most = 0;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return answer(url);
  });
  const files = Array.from({ length: 20 }, (_, index) => builtKey(`/p${index}`));
  const cache = fakeCache();
  await fetchMissing(files, cache);
  expect(most).toBe(6);
  expect(cache.entries.size).toBe(20);
});

test('a missing file fails the installation, and the files stored by then stay for the next try', async () => {
  const cache = fakeCache();
  const files = [
    builtKey('/a'),
    builtKey('/gone'),
    ...Array.from({ length: 20 }, (_, index) => builtKey(`/p${index}`)),
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url);
    if (url.endsWith('/gone')) return new Response('', { status: 500 });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return answer(url);
  });
  const failing = fetchMissing(files, cache);
  await expect(failing).rejects.toThrow(`${ORIGIN}/gone answered 500`);
  expect(cache.entries.has(builtKey('/a'))).toBe(true);
  expect(cache.entries.has(builtKey('/gone'))).toBe(false);
  expect(new Set(asked).size).toBeLessThan(files.length);

  const storedBefore = cache.entries.size;
  const askedAgain: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    askedAgain.push(url);
    return answer(url);
  });
  await fetchMissing(files, cache);
  expect(askedAgain.length).toBe(files.length - storedBefore);
  expect(cache.entries.size).toBe(files.length);
});

test('a lost connection is tried three times, with pauses of 1 and 4 seconds', async () => {
  const tries: number[] = [];
  vi.stubGlobal('fetch', async () => {
    tries.push(Date.now());
    if (tries.length < 3) throw new TypeError('network');
    return answer('/about');
  });
  const cache = fakeCache();
  await fetchMissing([builtKey('/about')], cache);
  expect(tries).toEqual([0, 1_000, 5_000]);
  expect(cache.paths()).toEqual(['/about']);
});

test('after three lost connections the installation fails', async () => {
  let tries = 0;
  vi.stubGlobal('fetch', async () => {
    tries += 1;
    throw new TypeError('network');
  });
  await expect(fetchMissing([builtKey('/about')], fakeCache())).rejects.toThrow('network');
  expect(tries).toBe(3);
});

test('a response that breaks off half-way is fetched again', async () => {
  const cache = fakeCache();
  let tries = 0;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    tries += 1;
    if (tries > 1) return answer(url);
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) });
    return new Response(broken, { headers: { 'content-type': 'text/html' } });
  });
  await fetchMissing([builtKey('/about')], cache);
  expect(cache.entries.size).toBe(1);
});

test('a file with a hash in its name may come from the HTTP cache, and a page comes from the server', async () => {
  const modes: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    modes.push(request.cache);
    return good(request);
  });
  const files = [builtKey('/about'), builtKey('/assets/a-1.js')];
  await fetchMissing(files, fakeCache());
  expect(modes).toEqual(['reload', 'default']);
});
