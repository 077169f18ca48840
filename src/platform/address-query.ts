import { browserStore } from './external-store';

/**
 * The query of the address, such as `?category=direct-booking`, or ''. Always '' in prerendered HTML, which serves every
 * query. The router fires the first two events when it changes the address; the browser fires none then.
 */
export const addressQuery = browserStore(() => window.location.search, '', [
  'pushState',
  'replaceState',
  'popstate',
]);
