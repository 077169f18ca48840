// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function pageIn(userAgent: string) {
  const persist = vi.fn(async () => false);
  vi.stubGlobal('navigator', { userAgent, storage: { persist } });
  return { persist, page: await import('../../../src/platform/persistent-storage') };
}

test('the browser is asked once to keep the figures', async () => {
  const { persist, page } = await pageIn('Chrome/156.0.0.0 Mobile Safari/537.36');
  page.requestPersistentStorageOnce();
  page.requestPersistentStorageOnce();
  await vi.runAllTimersAsync();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('Firefox is not asked, because it would ask the visitor', async () => {
  const { persist, page } = await pageIn(
    'Mozilla/5.0 (Android 14; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
  );
  page.requestPersistentStorageOnce();
  await vi.runAllTimersAsync();
  expect(persist).not.toHaveBeenCalled();
});

test('after a request is saved, every browser is asked', async () => {
  const { persist, page } = await pageIn('Gecko/153.0 Firefox/153.0');
  page.requestPersistentStorage();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('the browser is asked when the site is installed, not before', async () => {
  const { persist, page } = await pageIn('Chrome/156.0.0.0 Mobile Safari/537.36');
  page.persistStorageWhenInstalled();
  await vi.runAllTimersAsync();
  expect(persist).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('appinstalled'));
  await vi.runAllTimersAsync();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('the browser is asked in the installed app', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { persist, page } = await pageIn('Chrome/156.0.0.0 Mobile Safari/537.36');
  page.persistStorageWhenInstalled();
  await vi.runAllTimersAsync();
  expect(persist).toHaveBeenCalledTimes(1);
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
  const page = await import('../../../src/platform/persistent-storage');
  expect(() => page.requestPersistentStorage()).not.toThrow();
  // A rejection without a handler would fail the test run.
  await vi.runAllTimersAsync();
});
