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

/**
 * What only the browser knows. `onServer`: what the prerender takes for it. `events`: of the window, after which it may have
 * changed; none for what stays as it is while a page is open.
 */
export function browserStore<T>(
  read: () => T,
  onServer: T,
  events: readonly string[] = [],
): ExternalStore<T> {
  return {
    subscribe(listener) {
      for (const event of events) window.addEventListener(event, listener);
      return () => {
        for (const event of events) window.removeEventListener(event, listener);
      };
    },
    getSnapshot: read,
    getServerSnapshot: () => onServer,
  };
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
