import { expect, test, vi } from 'vitest';
import { hasLaterFiles, requestLaterFiles, storedPaths } from '../../../src/platform/stored-pages';

function stubCaches(stored: Record<string, string[]>, controller: object | null = {}) {
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('location', { origin: 'https://kitaki.example' });
  vi.stubGlobal('caches', {
    has: async (name: string) => name in stored,
    open: async (name: string) => ({ keys: async () => (stored[name] ?? []).map((url) => ({ url })) }),
  });
}

test('stored pages are listed by their clean path, whatever their cache key is', async () => {
  stubCaches({
    'workbox-precache-v2-https://kitaki.example/': [
      'https://kitaki.example/blog/pace?__WB_REVISION__=1',
      'https://kitaki.example/about.html?__WB_REVISION__=2',
      'https://kitaki.example/index.html?__WB_REVISION__=3',
    ],
  });
  expect([...(await storedPaths())]).toEqual(['/blog/pace', '/about', '/']);
});

test('a page in another cache is not a stored page', async () => {
  stubCaches({ images: ['https://kitaki.example/blog/pace'] });
  expect((await storedPaths()).size).toBe(0);
});

test('pages of an interrupted installation do not count as stored', async () => {
  stubCaches({ 'workbox-precache-v2-https://kitaki.example/': ['https://kitaki.example/blog/pace'] }, null);
  expect((await storedPaths()).size).toBe(0);
});

test('if the browser has no cache storage, or denies it, no page counts as stored', async () => {
  expect((await storedPaths()).size).toBe(0);
  vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
  expect((await storedPaths()).size).toBe(0);
});

test('older articles are expected only if their list is stored', async () => {
  const match = vi.fn(async () => new Response('[]'));
  vi.stubGlobal('caches', { match });
  expect(await hasLaterFiles()).toBe(true);
  expect(match).toHaveBeenCalledWith('/offline-later.json', { ignoreSearch: true });
  vi.stubGlobal('caches', { match: async () => undefined });
  expect(await hasLaterFiles()).toBe(false);
  vi.stubGlobal('caches', undefined);
  expect(await hasLaterFiles()).toBe(false);
});

test('without a worker the request to store the older articles does nothing', async () => {
  vi.stubGlobal('navigator', {});
  expect(() => requestLaterFiles()).not.toThrow();
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.reject(new DOMException('blocked')) } });
  expect(() => requestLaterFiles()).not.toThrow();
});
