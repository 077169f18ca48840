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
 * Creates a store in memory. Prerendered HTML has `initial` as its value, and `reset` sets it again. `set` and `reset` call all
 * listeners, even for an equal value.
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
