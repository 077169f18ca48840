import { expect, test } from 'vitest';
import { keepTwoVersions, noteVersion } from '../../../sw/former-version';

const origin = 'https://hotel.example';
const files = (version: number) => [
  `${origin}/about?__WB_REVISION__=${version}`,
  `${origin}/assets/page-${version}.js?__WB_REVISION__=${version}`,
  `${origin}/assets/shared.woff2?__WB_REVISION__=0`,
];

function deviceCache() {
  const entries = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  return {
    install: (version: number) => {
      for (const key of files(version)) entries.set(key, new Response(''));
    },
    files: () => [...entries.keys()].filter((key) => !key.includes('precached-by')).sort(),
    put: async (key: RequestInfo | URL, response: Response) => void entries.set(keyOf(key), response),
    keys: async () => [...entries.keys()].map((key) => new Request(key)),
    delete: async (key: RequestInfo | URL) => entries.delete(keyOf(key)),
    match: async (key: RequestInfo | URL) => entries.get(keyOf(key))?.clone(),
  };
}

test('the scripts of the version before stay, its pages go', async () => {
  const cache = deviceCache();
  cache.install(1);
  await keepTwoVersions(cache, new Set(files(1)), origin);
  expect(cache.files()).toEqual(files(1).sort());

  cache.install(2);
  await keepTwoVersions(cache, new Set(files(2)), origin);
  expect(cache.files()).toEqual([...files(2), `${origin}/assets/page-1.js?__WB_REVISION__=1`].sort());
});

test('two versions later everything of the old one is gone', async () => {
  const cache = deviceCache();
  for (const version of [1, 2, 3]) {
    cache.install(version);
    await keepTwoVersions(cache, new Set(files(version)), origin);
  }
  expect(cache.files()).toEqual([...files(3), `${origin}/assets/page-2.js?__WB_REVISION__=2`].sort());
});

test('what a failed installation left behind is cleared away', async () => {
  const cache = deviceCache();
  cache.install(1);
  await keepTwoVersions(cache, new Set(files(1)), origin);
  await cache.put(`${origin}/assets/page-never-active.js`, new Response(''));
  cache.install(2);
  await keepTwoVersions(cache, new Set(files(2)), origin);
  expect(cache.files()).not.toContain(`${origin}/assets/page-never-active.js`);
});

test('a version that becomes active while a newer one stores its files takes none of them away', async () => {
  const cache = deviceCache();
  cache.install(1);
  await keepTwoVersions(cache, new Set(files(1)), origin);
  cache.install(2);
  cache.install(3);
  await noteVersion(cache, new Set(files(2)), origin);
  expect(cache.files()).toEqual([...new Set([...files(1), ...files(2), ...files(3)])].sort());
  await keepTwoVersions(cache, new Set(files(3)), origin);
  expect(cache.files()).toEqual([...files(3), `${origin}/assets/page-2.js?__WB_REVISION__=2`].sort());
});

test('a damaged list costs nothing but the old scripts', async () => {
  const cache = deviceCache();
  cache.install(1);
  await cache.put(`${origin}/precached-by-active-version`, Response.json({ not: 'a list' }));
  cache.install(2);
  await keepTwoVersions(cache, new Set(files(2)), origin);
  expect(cache.files()).toEqual(files(2).sort());
});
