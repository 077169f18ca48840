import { expect, test } from 'vitest';
import { fetchMissing } from '../../../sw/fetch-missing';
import { fakeCache } from './fake-cache';
import { answer, builtKey, ORIGIN, pathsOf, skipPauses, stubHost } from './test-host';

const good = ({ url }: Request) => answer(url);

skipPauses();

test('a file stored in this revision is not fetched again, a file stored in another revision is', async () => {
  const former = `${ORIGIN}/assets/a-1.js`;
  const cache = fakeCache([builtKey('/about'), builtKey('/contact', 'old'), former]);
  const requests = stubHost(good);
  const files = [builtKey('/about'), builtKey('/contact'), builtKey('/assets/a-1.js')];
  await fetchMissing(files, cache);
  // Also the script that an older worker stored unchecked, under its plain address.
  expect(pathsOf(requests)).toEqual(['/contact', '/assets/a-1.js']);
});

test('after a wrong response the file is fetched past the HTTP cache, and only the right one is stored', async () => {
  const cache = fakeCache();
  const requests = stubHost(({ url, cache: mode }) =>
    mode === 'reload' ? answer(url) : answer('/sign-in', '<h1>Sign in</h1>'),
  );
  await fetchMissing([builtKey('/assets/a-1.js')], cache);
  expect(requests.map((request) => request.cache)).toEqual(['default', 'reload']);
  expect(await cache.entries.get(builtKey('/assets/a-1.js'))?.text()).toBe('content');
});

test('a file that stays wrong fails the installation and is never stored', async () => {
  stubHost(() => answer('/sign-in', '<h1>Sign in</h1>'));
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
  stubHost(async ({ url }) => {
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
  const requests = stubHost(async ({ url }) => {
    if (url.endsWith('/gone')) return new Response('', { status: 500 });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return answer(url);
  });
  const failing = fetchMissing(files, cache);
  await expect(failing).rejects.toThrow(`${ORIGIN}/gone answered 500`);
  expect(cache.entries.has(builtKey('/a'))).toBe(true);
  expect(cache.entries.has(builtKey('/gone'))).toBe(false);
  expect(new Set(pathsOf(requests)).size).toBeLessThan(files.length);

  const storedBefore = cache.entries.size;
  const requestsAgain = stubHost(good);
  await fetchMissing(files, cache);
  expect(requestsAgain).toHaveLength(files.length - storedBefore);
  expect(cache.entries.size).toBe(files.length);
});

test('a lost connection is tried three times, with pauses of 1 and 4 seconds', async () => {
  const tries: number[] = [];
  stubHost(() => {
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
  const requests = stubHost(() => Promise.reject(new TypeError('network')));
  await expect(fetchMissing([builtKey('/about')], fakeCache())).rejects.toThrow('network');
  expect(requests).toHaveLength(3);
});

test('a response that breaks off half-way is fetched again', async () => {
  const cache = fakeCache();
  const requests = stubHost(({ url }) => {
    if (requests.length > 1) return answer(url);
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) });
    return new Response(broken, { headers: { 'content-type': 'text/html' } });
  });
  await fetchMissing([builtKey('/about')], cache);
  expect(cache.entries.size).toBe(1);
});

test('a file with a hash in its name may come from the HTTP cache, and a page comes from the server', async () => {
  const requests = stubHost(good);
  const files = [builtKey('/about'), builtKey('/assets/a-1.js')];
  await fetchMissing(files, fakeCache());
  expect(requests.map(({ cache }) => cache)).toEqual(['reload', 'default']);
});
