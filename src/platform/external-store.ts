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
 * Creates an event without data. `fire` calls every listener that is subscribed when `fire` begins. If one throws, `fire`
 * throws its error and does not call the later ones. A listener that is subscribed twice is called once.
 */
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
