import { browserStore } from './external-store';
import { historyEvents } from './history-change';

/**
 * The query of the address, such as `?category=direct-booking`, or ''. Always '' in prerendered HTML, which serves every
 * query. Notifies at every change of the address (`historyEvents`), also if the query stays the same.
 */
export const addressQuery = browserStore(() => window.location.search, '', historyEvents);
