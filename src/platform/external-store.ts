import { listen } from './listen';

/**
 * A value outside React, as `useSyncExternalStore` expects it. `getSnapshot` must return the same object while the value is
 * unchanged. Prerendering reads the server snapshot.
 */
export interface ExternalStore<T> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): T;
  getServerSnapshot(): T;
}

/**
 * Creates a store in memory, which begins with `initial`. Prerendered HTML always has `initial`, and `reset` sets `initial`
 * again. `set` and `reset` call all listeners, even for an equal value.
 */
export function createMemoryStore<T>(initial: T): ExternalStore<T> & { set(value: T): void; reset(): void } {
  const change = createEvent();
  let current = initial;
  function set(value: T): void {
    current = value;
    change.fire();
  }
  return {
    subscribe: change.subscribe,
    getSnapshot: () => current,
    getServerSnapshot: () => initial,
    set,
    reset: () => set(initial),
  };
}

/**
 * Creates an event without data. `fire` calls each listener, and `subscribe` returns a function that removes its listener. If a
 * listener throws, the others are still called, and the browser reports the error. A listener that is subscribed twice is
 * called once.
 */
export function createEvent() {
  const target = new EventTarget();
  return {
    subscribe: (listener: () => void) => listen(target, ['fire'], listener),
    fire: () => void target.dispatchEvent(new Event('fire')),
  };
}
