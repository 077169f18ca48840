import { browserStore } from './external-store';

/**
 * The query of the address, `?category=direct-booking`, or ''. The prerender knows none: its pages serve every query. The
 * first two events are sent by the router when it writes the address; the browser itself is silent then.
 */
export const addressQuery = browserStore(() => window.location.search, '', [
  'pushState',
  'replaceState',
  'popstate',
]);
