import { expect, test } from 'vitest';
import { deleteOldFiles, storeActiveKeys } from '../../../sw/old-files';
import { fakeCache } from './fake-cache';
import { ORIGIN } from './test-host';

const files = (version: number) => [
  `${ORIGIN}/about?__WB_REVISION__=${version}`,
  `${ORIGIN}/assets/page-${version}.js?__WB_REVISION__=${version}`,
  `${ORIGIN}/assets/shared.woff2?__WB_REVISION__=0`,
];

function siteCache() {
  const cache = fakeCache();
  return {
    ...cache,
    install: (version: number) => {
      for (const key of files(version)) cache.entries.set(key, new Response(''));
    },
    files: () => [...cache.entries.keys()].filter((key) => !key.includes('precached-by')).sort(),
  };
}

test('the scripts of the former version stay stored, its pages are deleted', async () => {
  const cache = siteCache();
  cache.install(1);
  await deleteOldFiles(cache, new Set(files(1)));
  expect(cache.files()).toEqual(files(1).sort());

  cache.install(2);
  await deleteOldFiles(cache, new Set(files(2)));
  expect(cache.files()).toEqual([...files(2), `${ORIGIN}/assets/page-1.js?__WB_REVISION__=1`].sort());
});

test('two versions later no file of the old one is stored', async () => {
  const cache = siteCache();
  for (const version of [1, 2, 3]) {
    cache.install(version);
    await deleteOldFiles(cache, new Set(files(version)));
  }
  expect(cache.files()).toEqual([...files(3), `${ORIGIN}/assets/page-2.js?__WB_REVISION__=2`].sort());
});

test('files of a failed installation are deleted', async () => {
  const cache = siteCache();
  cache.install(1);
  await deleteOldFiles(cache, new Set(files(1)));
  await cache.put(`${ORIGIN}/assets/page-never-active.js`, new Response(''));
  cache.install(2);
  await deleteOldFiles(cache, new Set(files(2)));
  expect(cache.files()).not.toContain(`${ORIGIN}/assets/page-never-active.js`);
});

test('a version that becomes active while a newer one stores its files deletes none of them', async () => {
  const cache = siteCache();
  cache.install(1);
  await deleteOldFiles(cache, new Set(files(1)));
  cache.install(2);
  cache.install(3);
  await storeActiveKeys(cache, new Set(files(2)));
  expect(cache.files()).toEqual([...new Set([...files(1), ...files(2), ...files(3)])].sort());
  await deleteOldFiles(cache, new Set(files(3)));
  expect(cache.files()).toEqual([...files(3), `${ORIGIN}/assets/page-2.js?__WB_REVISION__=2`].sort());
});

test('with a damaged list only the scripts of the former version are lost', async () => {
  const cache = siteCache();
  cache.install(1);
  await cache.put(`${ORIGIN}/precached-by-active-version`, Response.json({ not: 'a list' }));
  cache.install(2);
  await deleteOldFiles(cache, new Set(files(2)));
  expect(cache.files()).toEqual(files(2).sort());
});
