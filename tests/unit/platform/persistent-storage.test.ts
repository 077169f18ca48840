import { expect, test, vi } from 'vitest';
import { requestPersistentStorage } from '../../../src/platform/persistent-storage';

const CHROME = 'Chrome/156.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0';

test.each([
  ['Chrome is asked', CHROME, false, 1],
  ['Firefox is not asked, because it would ask the visitor', FIREFOX, false, 0],
  ['Firefox is asked after a request is saved', FIREFOX, true, 1],
])('%s', (_, userAgent, canAskVisitor, times) => {
  const persist = vi.fn(async () => false);
  vi.stubGlobal('navigator', { userAgent, storage: { persist } });
  requestPersistentStorage({ canAskVisitor });
  expect(persist).toHaveBeenCalledTimes(times);
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
  expect(() => requestPersistentStorage({ canAskVisitor: false })).not.toThrow();
  // A rejection without a handler would fail the test run.
  await new Promise((resolve) => setTimeout(resolve));
});
