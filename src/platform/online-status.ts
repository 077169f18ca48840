import type { ExternalStore } from './external-store';
import { listen } from './listen';

/** As `isOnline`, and true in prerendered HTML. */
export const onlineStatus: ExternalStore<boolean> = {
  subscribe: (listener) => listen(window, ['online', 'offline'], listener),
  getSnapshot: isOnline,
  getServerSnapshot: () => true,
};

/** Returns false if the browser reports no network. True is not reliable, so try the request. Call it only in a browser. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** From now on calls back each time the browser reports that a network is back. Returns a function that stops it. */
export function onNetworkReturn(callback: () => void): () => void {
  return listen(window, ['online'], callback);
}
