import { expect, test } from 'vitest';
import { fetchMissing, type PrecacheItem } from '../../../sw/fetch-missing';

const origin = 'https://hotel.example';

function page(path: string, revision = 'r1'): PrecacheItem {
  return { url: `${origin}${path}`, cacheKey: `${origin}${path}?__WB_REVISION__=${revision}` };
}

function hashedFile(path: string): PrecacheItem {
  return { url: `${origin}${path}`, cacheKey: `${origin}${path}` };
}

function deviceCache(keys: string[] = []) {
  const entries = new Map(keys.map((key) => [key, new Response('before')]));
  return {
    entries,
    keys: async () => [...entries.keys()].map((key) => new Request(key)),
    put: async (key: RequestInfo | URL, response: Response) => {
      entries.set(String(key), response);
    },
  };
}

/** What a browser hands over at the end of a redirect. */
function redirectedTo(url: string): Response {
  return Object.defineProperties(new Response('page'), { redirected: { value: true }, url: { value: url } });
}

const noPause = async () => {};

test('what the device lacks is stored under its key, revision included', async () => {
  const cache = deviceCache();
  const items = [page('/about'), hashedFile('/assets/a-1.js')];
  await fetchMissing(items, { cache, fetch: async ({ url }) => new Response(url), pause: noPause });
  expect([...cache.entries.keys()]).toEqual(items.map((item) => item.cacheKey));
  expect(await cache.entries.get(page('/about').cacheKey)?.text()).toBe(`${origin}/about`);
});

test('what is there in this revision is not fetched again, what is there in another is', async () => {
  const cache = deviceCache([page('/about').cacheKey, page('/contact', 'old').cacheKey]);
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(url);
    return new Response('new');
  };
  await fetchMissing([page('/about'), page('/contact')], { cache, fetch, pause: noPause });
  expect(asked).toEqual([`${origin}/contact`]);
});

test('six files are under way at once, and never a seventh', async () => {
  let underWay = 0;
  let most = 0;
  const fetch = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return new Response('');
  };
  const items = Array.from({ length: 20 }, (_, index) => page(`/p${index}`));
  const cache = deviceCache();
  await fetchMissing(items, { cache, fetch, pause: noPause });
  expect(most).toBe(6);
  expect(cache.entries.size).toBe(20);
});

test('a file that cannot be had fails the installation, and what has arrived stays for the next try', async () => {
  const cache = deviceCache();
  const items = [page('/a'), page('/gone'), ...Array.from({ length: 20 }, (_, index) => page(`/p${index}`))];
  const asked: string[] = [];
  const brokenHost = async ({ url }: Request) => {
    asked.push(url);
    return url.endsWith('/gone') ? new Response('', { status: 500 }) : new Response('');
  };
  const failing = fetchMissing(items, { cache, fetch: brokenHost, pause: noPause });
  await expect(failing).rejects.toThrow(`${origin}/gone answered 500`);
  expect(cache.entries.has(page('/a').cacheKey)).toBe(true);
  expect(cache.entries.has(page('/gone').cacheKey)).toBe(false);
  expect(asked.length).toBeLessThan(items.length);

  const storedBefore = cache.entries.size;
  const askedAgain: string[] = [];
  const soundHost = async ({ url }: Request) => {
    askedAgain.push(url);
    return new Response('');
  };
  await fetchMissing(items, { cache, fetch: soundHost, pause: noPause });
  expect(askedAgain.length).toBe(items.length - storedBefore);
  expect(cache.entries.size).toBe(items.length);
});

test('a lost connection is tried three times in all, with pauses of 1 and 4 seconds', async () => {
  const pauses: number[] = [];
  let tries = 0;
  const fetch = async () => {
    tries += 1;
    if (tries < 3) throw new TypeError('network');
    return new Response('at last');
  };
  const cache = deviceCache();
  await fetchMissing([page('/about')], { cache, fetch, pause: async (ms) => void pauses.push(ms) });
  expect(pauses).toEqual([1_000, 4_000]);
  expect(await cache.entries.get(page('/about').cacheKey)?.text()).toBe('at last');

  const deadLine = async () => {
    tries += 1;
    throw new TypeError('network');
  };
  tries = 0;
  const failing = fetchMissing([page('/contact')], { cache, fetch: deadLine, pause: noPause });
  await expect(failing).rejects.toThrow('network');
  expect(tries).toBe(3);
});

test('a page that a host redirects to its clean address is stored as a plain answer', async () => {
  const cache = deviceCache();
  const fetch = async () => redirectedTo(`${origin}/about`);
  await fetchMissing([page('/about.html')], { cache, fetch, pause: noPause });
  const stored = cache.entries.get(page('/about.html').cacheKey);
  expect(stored?.redirected).toBe(false);
  expect(await stored?.text()).toBe('page');
});

test('a redirect to any other place is refused', async () => {
  const intoPortal = async () => redirectedTo('https://wifi.example/login');
  const toAnotherPage = async () => redirectedTo(`${origin}/`);
  for (const fetch of [intoPortal, toAnotherPage]) {
    const cache = deviceCache();
    const failing = fetchMissing([page('/about')], { cache, fetch, pause: noPause });
    await expect(failing).rejects.toThrow('after a redirect');
    expect(cache.entries.size).toBe(0);
  }
});

test('status 404 is right for the 404 page and wrong for every other', async () => {
  const fetch = async () => new Response('none', { status: 404 });
  const cache = deviceCache();
  await fetchMissing([page('/404.html')], { cache, fetch, pause: noPause });
  expect(cache.entries.size).toBe(1);
  await expect(fetchMissing([page('/about')], { cache, fetch, pause: noPause })).rejects.toThrow('404');
});

test('a page is asked for anew, a file with a hash in its name may come from the HTTP cache', async () => {
  const modes: string[] = [];
  const fetch = async (request: Request) => {
    modes.push(request.cache);
    return new Response('');
  };
  await fetchMissing([page('/about'), hashedFile('/assets/a-1.js')], {
    cache: deviceCache(),
    fetch,
    pause: noPause,
  });
  expect(modes).toEqual(['no-cache', 'default']);
});
