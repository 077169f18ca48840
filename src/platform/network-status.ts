import { browserStore } from './external-store';

/**
 * True if the browser reports a network. False is reliable; true is not, because the connection behind a router may be
 * down, so code always tries to send. Prerendered HTML assumes true.
 */
export const networkStatus = browserStore(() => navigator.onLine, true, ['online', 'offline']);
