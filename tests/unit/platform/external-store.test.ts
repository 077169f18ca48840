// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { browserStore, createStore } from '../../../src/platform/external-store';

test('a store tells every listener of each change, until it stops listening', () => {
  const store = createStore(1);
  const heard: string[] = [];
  const stopFirst = store.subscribe(() => {
    heard.push(`first ${store.getSnapshot()}`);
    stopFirst();
  });
  store.subscribe(() => heard.push(`second ${store.getSnapshot()}`));
  store.set(2);
  store.set(3);
  expect(heard).toEqual(['first 2', 'second 2', 'second 3']);
  expect(store.getServerSnapshot()).toBe(1);
});

test('what the browser owns is read anew after its events, and not known to the prerender', () => {
  let value = 'before';
  const store = browserStore(() => value, 'unknown', ['moved', 'turned']);
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.getSnapshot()));
  for (const event of ['moved', 'turned', 'other']) {
    value = event;
    window.dispatchEvent(new Event(event));
  }
  stop();
  window.dispatchEvent(new Event('moved'));
  expect(heard).toEqual(['moved', 'turned']);
  expect(store.getServerSnapshot()).toBe('unknown');
});
