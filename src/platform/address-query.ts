import type { ExternalStore } from './external-store';

// The first two are sent by the router when it writes the address; the browser itself is silent then.
const changes = ['pushState', 'replaceState', 'popstate'];

/** The query of the address, `?category=direct-booking`, or ''. The prerender knows none: its pages serve every query. */
export const addressQuery: ExternalStore<string> = {
  subscribe(listener) {
    for (const change of changes) window.addEventListener(change, listener);
    return () => {
      for (const change of changes) window.removeEventListener(change, listener);
    };
  },
  getSnapshot: () => window.location.search,
  getServerSnapshot: () => '',
};
