import { listen } from './listen';

/** A value outside React, as `useSyncExternalStore` expects it. Prerendering reads the server snapshot. */
export interface ExternalStore<T> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): T;
  getServerSnapshot(): T;
}

/** A store that our code changes. */
export interface Store<T> extends ExternalStore<T> {
  /** Sets the value and calls all listeners (`createEvent`). */
  set(value: T): void;
}

/**
 * Creates a store of a value that the browser owns. `read` must return the same object while the value is unchanged.
 * `serverValue` is the value in prerendered HTML. Each window event in `events` calls the listeners, even if the value is the
 * same. Without `events` the value must never change while a page is open.
 */
export function createBrowserStore<T>(
  read: () => T,
  serverValue: T,
  events: readonly string[] = [],
): ExternalStore<T> {
  return {
    subscribe: (listener) => listen(window, events, listener),
    getSnapshot: read,
    getServerSnapshot: () => serverValue,
  };
}

/** Creates a store in memory. Prerendered HTML has `initial` as its value. Setting an equal value calls the listeners too. */
export function createMemoryStore<T>(initial: T): Store<T> {
  const change = createEvent();
  let current = initial;
  return {
    subscribe: change.subscribe,
    getSnapshot: () => current,
    getServerSnapshot: () => initial,
    set(value) {
      current = value;
      change.fire();
    },
  };
}

/** Creates an event without data. `fire` calls every listener that was subscribed when it began, until one throws. */
export function createEvent() {
  const listeners = new Set<() => void>();
  return {
    /** Adds a listener. Returns a function that removes it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fire(): void {
      for (const listener of [...listeners]) listener();
    },
  };
}
