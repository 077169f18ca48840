import type { ExternalStore } from './external-store';

/**
 * Whether the browser believes in a network. False is certain; true is a hint, as the line behind a router may be dead:
 * always try. The prerender assumes a network.
 */
export const networkStatus: ExternalStore<boolean> = {
  subscribe(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
  getSnapshot: () => navigator.onLine,
  getServerSnapshot: () => true,
};
