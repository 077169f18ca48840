/** A value outside React, in the shape of its `useSyncExternalStore`. The prerender sees the server snapshot. */
export interface ExternalStore<T> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): T;
  getServerSnapshot(): T;
}

/** One that we change ourselves. */
export interface Store<T> extends ExternalStore<T> {
  /** Every listener is told, one that leaves meanwhile too. */
  set(value: T): void;
}

/** What only the browser knows and what does not change while a page is open. `onServer`: what the prerender takes for it. */
export function fixedStore<T>(read: () => T, onServer: T): ExternalStore<T> {
  return { subscribe: () => () => undefined, getSnapshot: read, getServerSnapshot: () => onServer };
}

/** A store that begins, and is prerendered, with `initial`. */
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
