import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../src/platform/external-store';

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
