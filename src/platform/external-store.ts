import { listen } from './listen';

/** A value outside React, as `useSyncExternalStore` expects it. Prerendering reads the server snapshot. */
export interface ExternalStore<T> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): T;
  getServerSnapshot(): T;
}

/** A store that our code changes. */
export interface Store<T> extends ExternalStore<T> {
  /** Sets the value and calls all listeners, including those that unsubscribe meanwhile. */
  set(value: T): void;
}

/**
 * Creates a store of a value that the browser owns, for `useSyncExternalStore`. `read` returns the value, and must return the
 * same object while it is unchanged. `onServer` is the value in prerendered HTML. Each of the window events `events` calls the
 * listeners, also if the value is the same. [] is for a value that never changes while a page is open.
 */
export function browserStore<T>(
  read: () => T,
  onServer: T,
  events: readonly string[] = [],
): ExternalStore<T> {
  return {
    subscribe: (listener) => listen(window, events, listener),
    getSnapshot: read,
    getServerSnapshot: () => onServer,
  };
}

/** Creates a store in memory. `initial` is also its value in prerendered HTML. Setting an equal value calls listeners too. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => current,
    getServerSnapshot: () => initial,
    set(value) {
      current = value;
      for (const listener of [...listeners]) listener();
    },
  };
}
