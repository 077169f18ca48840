import { ownProperty } from '../helpers/untrusted-data';
import { createBrowserStore } from './external-store';
import { listen } from './listen';

// After these window events the address may differ. wouter patches `history` so that it fires the first two.
const HISTORY_EVENTS = ['pushState', 'replaceState', 'popstate'] as const;

/** Calls back after each `history.pushState` (a link, a new query) if wouter is loaded. Returns a function that stops it. */
export function onHistoryPush(callback: () => void): () => void {
  return listen(window, ['pushState'], callback);
}

/** Calls back after Back, Forward and new text after `#`, but not after a page load. Returns a function that stops it. */
export function onBackOrForward(callback: () => void): () => void {
  return listen(window, ['popstate'], callback);
}

/**
 * The query of the address, such as `?category=direct-booking`, or ''. It is always '' in prerendered HTML, which serves every
 * query. Each change of the address calls the listeners, even if the query stays the same.
 */
export const locationSearch = createBrowserStore(() => window.location.search, '', HISTORY_EVENTS);

/**
 * Returns the `data-subject` of the link that led to this page. Returns '' if the link has none, or if the router followed no
 * link. The history entry stores it, so it survives a reload and never reaches a server, the storage or a shared address.
 */
export function linkSubject(): string {
  const subject = ownProperty(window.history.state, 'subject');
  return typeof subject === 'string' ? subject : '';
}
