import { ownProperty } from '../helpers/untrusted-data';
import { listen } from './listen';

/** Calls back after each `history.pushState`, if wouter is loaded. Returns a function that stops it. */
export function onHistoryPush(callback: () => void): () => void {
  return listen(window, ['pushState'], callback);
}

/** Calls back after Back, Forward and new text after `#`, but not after a page load. Returns a function that stops it. */
export function onBackOrForward(callback: () => void): () => void {
  return listen(window, ['popstate'], callback);
}

/**
 * Returns the `data-subject` of the link that led to this page. Returns '' if the link has none, or if the page was not opened
 * through the router, but in a new tab, for example. The history entry stores the subject, so it survives a reload but reaches
 * no server, storage or shared address. Throws outside a browser.
 */
export function linkSubject(): string {
  const subject = ownProperty(window.history.state, 'subject');
  return typeof subject === 'string' ? subject : '';
}
