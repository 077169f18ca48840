import { isStandalone } from './install-prompt';
import { afterPaint } from './page-lifecycle';

/**
 * Asks the browser not to delete this site's data when the device is low on space. Firefox shows the visitor a question, so
 * call it there only after a lead has been saved. Returns at once, and ignores the answer and all errors.
 */
export function requestPersistentStorage(): void {
  try {
    // `navigator.storage` is missing on http.
    navigator.storage?.persist().catch(() => undefined);
  } catch {
    // Storage is blocked, so there is nothing to keep.
  }
}

let isAsked = false;

/**
 * Calls `requestPersistentStorage` after the next paint, once per page load. Skips Firefox, whose question would interrupt
 * typing.
 */
export function requestPersistentStorageOnce(): void {
  if (isAsked || /Firefox\//.test(navigator.userAgent)) return;
  isAsked = true;
  // The call takes 4 ms on a processor slowed down four times, so the response to the key is painted first.
  afterPaint(requestPersistentStorage);
}

/** Calls `requestPersistentStorageOnce` in the installed app, and when the visitor installs the site. It cannot be stopped. */
export function persistStorageWhenInstalled(): void {
  if (isStandalone()) requestPersistentStorageOnce();
  window.addEventListener('appinstalled', requestPersistentStorageOnce);
}
