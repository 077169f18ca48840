import { ownProperty } from '../domain/own-property';
import { browserStore } from './external-store';
import { listen } from './listen';

/**
 * Window events after which the address may differ. Browsers fire only `popstate` (Back, Forward). wouter patches `history`, so
 * that each `pushState` and `replaceState` fires an event of that name.
 */
const historyEvents = ['pushState', 'replaceState', 'popstate'] as const;

/** Calls back after each `history.pushState` (a link, a new query) if wouter is loaded. Returns a function that stops it. */
export function onHistoryPush(callback: () => void): () => void {
  return listen(window, [historyEvents[0]], callback);
}

/**
 * The query of the address, such as `?category=direct-booking`, or ''. Always '' in prerendered HTML, which serves every query.
 * Calls its listeners at every change of the address, also if the query stays the same.
 */
export const addressQuery = browserStore(() => window.location.search, '', historyEvents);

/**
 * Returns the subject (`data-subject`) of the link that led to this page; '' if it has none, or if no link led here. It is
 * stored in the history entry: a reload keeps it, and it never reaches a server, the storage or a shared address.
 */
export function linkSubject(): string {
  const subject = ownProperty(window.history.state, 'subject');
  return typeof subject === 'string' ? subject : '';
}
