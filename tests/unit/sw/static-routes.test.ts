import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRoutedPages, type RouterRule, routePages } from '../../../sw/static-routes';

const origin = 'https://hotel.example';

const item = (path: string, revision: string) => ({
  url: `${origin}${path}`,
  cacheKey: `${origin}${path}?__WB_REVISION__=${revision}`,
});
const version = (revision: string) =>
  ['/', '/about', '/404', '/assets/page-abc.js', '/assets/text-abc.woff2'].map((path) =>
    item(path, revision),
  );

/** Caches that hold texts, by name and key. */
function testCaches() {
  const held = new Map<string, Map<string, string>>();
  const caches = {
    open: async (name: string) => {
      const texts = held.get(name) ?? new Map<string, string>();
      held.set(name, texts);
      return {
        put: async (key: string, page: Response) => void texts.set(key, await page.text()),
      } as unknown as Cache;
    },
    keys: async () => [...held.keys()],
    delete: async (name: string) => held.delete(name),
  };
  return { caches, held };
}

/** The precache, where every key holds its own name. */
const cache = { match: async (key: RequestInfo | URL) => new Response(`stored as ${key}`) };

function installEvent() {
  const rules: RouterRule[] = [];
  return { rules, addRoutes: async (added: readonly RouterRule[]) => void rules.push(...added) };
}

beforeEach(() => {
  vi.stubGlobal(
    'URLPattern',
    class {
      readonly pathname: string;
      readonly search: string;
      constructor({ pathname, search }: { pathname: string; search: string }) {
        this.pathname = pathname;
        this.search = search;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('each page and font is led to its own copy by its exact address; the 404 page and the scripts are not', async () => {
  const { caches, held } = testCaches();
  const event = installEvent();
  await routePages(event, version('r1'), { cache, caches });
  const [name = ''] = held.keys();
  expect(event.rules).toEqual([
    { condition: { urlPattern: { pathname: '/', search: '' } }, source: { cacheName: name } },
    { condition: { urlPattern: { pathname: '/about', search: '' } }, source: { cacheName: name } },
    {
      condition: { urlPattern: { pathname: '/assets/text-abc.woff2', search: '' } },
      source: { cacheName: name },
    },
  ]);
  expect(Object.fromEntries(held.get(name) ?? [])).toEqual({
    [`${origin}/`]: `stored as ${origin}/?__WB_REVISION__=r1`,
    [`${origin}/about`]: `stored as ${origin}/about?__WB_REVISION__=r1`,
    [`${origin}/assets/text-abc.woff2`]: `stored as ${origin}/assets/text-abc.woff2?__WB_REVISION__=r1`,
  });
});

test('a version that waits leaves the pages of the active one alone, and takes their place when it is active', async () => {
  const { caches, held } = testCaches();
  await routePages(installEvent(), version('r1'), { cache, caches });
  const [first] = held.keys();
  await routePages(installEvent(), version('r2'), { cache, caches });
  expect(held.size).toBe(2);
  await keepRoutedPages(version('r2'), caches);
  expect(held.size).toBe(1);
  expect(held.has(first ?? '')).toBe(false);
});

test('caches that are not of pages stay', async () => {
  const { caches, held } = testCaches();
  await caches.open('workbox-precache-v2');
  await keepRoutedPages(version('r1'), caches);
  expect([...held.keys()]).toEqual(['workbox-precache-v2']);
});

test('a browser without routes stores no page twice', async () => {
  const { caches, held } = testCaches();
  await routePages({}, version('r1'), { cache, caches });
  expect(held.size).toBe(0);
});

test('rules that the browser refuses leave the installation whole', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const { caches } = testCaches();
  const addRoutes = () => Promise.reject(new TypeError('too many'));
  await expect(routePages({ addRoutes }, version('r1'), { cache, caches })).resolves.toBeUndefined();
});
