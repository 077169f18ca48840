import { afterEach, expect, test, vi } from 'vitest';
import { askToKeepStorage } from '../../../src/platform/site-data';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the browser is asked to keep what is saved', () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  askToKeepStorage();
  expect(persist).toHaveBeenCalledOnce();
});

test.each([
  ['has no storage manager', {}],
  ['cannot be asked', { storage: {} }],
  ['says no with an error', { storage: { persist: () => Promise.reject(new Error('no')) } }],
  [
    'blocks the mere look at it',
    {
      get storage() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('nothing happens where the browser %s', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(() => askToKeepStorage()).not.toThrow();
  // An answer nobody listens to would surface as an unhandled rejection.
  await new Promise((resolve) => setTimeout(resolve));
});
