/** A value the browser owns, in the shape of React's `useSyncExternalStore`. The prerender sees the server snapshot. */
export interface ExternalStore<T> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): T;
  getServerSnapshot(): T;
}
