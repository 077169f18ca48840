import { browserStore } from './external-store';

/**
 * Whether the browser believes in a network. False is certain; true is a hint, as the line behind a router may be dead:
 * always try. The prerender assumes a network.
 */
export const networkStatus = browserStore(() => navigator.onLine, true, ['online', 'offline']);
