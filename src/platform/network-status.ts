import { browserStore } from './external-store';

/** True if the browser reports a network, and in prerendered HTML. False is reliable; true is not, so try the request. */
export const networkStatus = browserStore(() => navigator.onLine, true, ['online', 'offline']);
