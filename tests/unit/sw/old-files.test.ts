import { expect, test, vi } from 'vitest';
import { deleteOldFiles } from '../../../sw/old-files';
import { fakeCache } from './fake-cache';
import { ORIGIN } from './test-host';

const files = (version: number) => [
  `${ORIGIN}/about?__WB_REVISION__=${version}`,
  `${ORIGIN}/assets/page-${version}.js?__WB_REVISION__=${version}`,
  `${ORIGIN}/assets/shared.woff2?__WB_REVISION__=0`,
];

/** The key of the script of a version that became old. */
const formerScript = (version: number) => `${ORIGIN}/assets/page-${version}.js?former`;

function siteCache(capacity?: number) {
  const cache = fakeCache([], capacity);
  return {
    ...cache,
    install: (version: number) => {
      for (const key of files(version)) cache.entries.set(key, new Response(`${version}`));
    },
    activate: (version: number) => deleteOldFiles(cache, new Set(files(version))),
    files: () => [...cache.entries.keys()].sort(),
  };
}

test('the scripts of the former version stay stored, its pages are deleted', async () => {
  const cache = siteCache();
  cache.install(1);
  await cache.activate(1);
  expect(cache.files()).toEqual(files(1).sort());

  cache.install(2);
  await cache.activate(2);
  expect(cache.files()).toEqual([...files(2), formerScript(1)].sort());
  expect(await (await cache.match(formerScript(1)))?.text()).toBe('1');
});

test('two versions later no file of the old one is stored', async () => {
  const cache = siteCache();
  for (const version of [1, 2, 3]) {
    cache.install(version);
    await cache.activate(version);
  }
  expect(cache.files()).toEqual([...files(3), formerScript(2)].sort());
});

test('of a version that was never active only the scripts stay, and only until the next version', async () => {
  const cache = siteCache();
  for (const version of [1, 2, 3]) cache.install(version);
  await cache.activate(3);
  expect(cache.files()).toEqual([...files(3), formerScript(1), formerScript(2)].sort());
  cache.install(4);
  await cache.activate(4);
  expect(cache.files()).toEqual([...files(4), formerScript(3)].sort());
});

test('a script that a later version has again is stored for that version', async () => {
  const cache = siteCache();
  for (const version of [1, 2, 1]) {
    cache.install(version);
    await cache.activate(version);
  }
  expect(cache.files()).toEqual([...files(1), formerScript(2)].sort());
});

test('if storage is full, the former scripts are deleted, and the new version stays complete', async () => {
  const roomFor4 = siteCache(4);
  roomFor4.install(1);
  roomFor4.install(2);
  await roomFor4.activate(2);
  expect(roomFor4.files()).toEqual(files(2).sort());
});

test('an old page makes room for a former script', async () => {
  const roomFor5 = siteCache(5);
  roomFor5.install(1);
  roomFor5.install(2);
  await roomFor5.activate(2);
  expect(roomFor5.files()).toEqual([...files(2), formerScript(1)].sort());
});

test('after an activation that broke off, no current file is lost, and the next one handles the rest', async () => {
  const cache = siteCache();
  cache.install(1);
  cache.install(2);
  // The page is deleted. The script is stored again, but is not deleted under its first key.
  const remove = vi
    .fn(cache.delete)
    .mockImplementationOnce(cache.delete)
    .mockRejectedValueOnce(new Error('ended'));
  await expect(deleteOldFiles({ ...cache, delete: remove }, new Set(files(2)))).rejects.toThrow('ended');
  expect(cache.files()).toEqual([...files(2), files(1)[1], formerScript(1)].sort());
  cache.install(3);
  await cache.activate(3);
  expect(cache.files()).toEqual([...files(3), formerScript(1), formerScript(2)].sort());
});

test('the list of keys that the version before kept is deleted', async () => {
  const cache = siteCache();
  cache.install(1);
  cache.entries.set(`${ORIGIN}/precached-by-active-version`, Response.json(files(1)));
  await cache.activate(1);
  expect(cache.files()).toEqual(files(1).sort());
});
