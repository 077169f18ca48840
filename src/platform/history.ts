import { ownProperty } from '../helpers/untrusted-data';
import { listen } from './listen';

/** Returns the first value of `name` in the query of this page's address, decoded, or undefined. Only for a browser. */
export function readQuery(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}

/** Calls back after each `history.pushState`, through an event that wouter fires. Returns a function that stops this. */
export function onHistoryPush(callback: () => void): () => void {
  return listen(window, ['pushState'], callback);
}

/** Calls back after Back, Forward and new text after `#`, but not after a page load. Returns a function that stops it. */
export function onBackOrForward(callback: () => void): () => void {
  return listen(window, ['popstate'], callback);
}

/**
 * Returns the `data-subject` of the link that led to this page, or '' if it has none or the router followed no link. The
 * history entry stores it, so it survives a reload but reaches no server, storage or shared address. Only for a browser.
 */
export function linkSubject(): string {
  const subject = ownProperty(window.history.state, 'subject');
  return typeof subject === 'string' ? subject : '';
}
