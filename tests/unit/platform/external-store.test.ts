// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createBrowserStore, createMemoryStore } from '../../../src/platform/external-store';

test('a store calls each listener at each change until it unsubscribes', () => {
  const store = createMemoryStore(1);
  const calls: string[] = [];
  const stopFirst = store.subscribe(() => {
    calls.push(`first ${store.getSnapshot()}`);
    stopFirst();
  });
  store.subscribe(() => calls.push(`second ${store.getSnapshot()}`));
  store.set(2);
  store.set(3);
  expect(calls).toEqual(['first 2', 'second 2', 'second 3']);
  expect(store.getServerSnapshot()).toBe(1);
});

test('a browser store reads the value again after its events, and has the server value in prerendered HTML', () => {
  let value = 'before';
  const store = createBrowserStore(() => value, 'unknown', ['moved', 'turned']);
  const calls: string[] = [];
  const stop = store.subscribe(() => calls.push(store.getSnapshot()));
  for (const event of ['moved', 'turned', 'other']) {
    value = event;
    window.dispatchEvent(new Event(event));
  }
  stop();
  window.dispatchEvent(new Event('moved'));
  expect(calls).toEqual(['moved', 'turned']);
  expect(store.getServerSnapshot()).toBe('unknown');
});
