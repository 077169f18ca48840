import { isStandalone } from './install-prompt';
import { afterPaint } from './page-lifecycle';

/**
 * Asks the browser not to evict this site's data when the device is low on space. Chromium and Safari decide without a
 * question; Firefox asks the visitor, which fits after a request has been saved. The answer and errors are ignored.
 */
export function askToKeepStorage(): void {
  try {
    // `navigator.storage` is missing on http.
    navigator.storage?.persist().catch(() => undefined);
  } catch {
    // Storage is blocked, so there is nothing to keep.
  }
}

let isAsked = false;

/**
 * Asks the browser, after the next paint, not to evict this site's data. Does so at most once per page load, and not in
 * Firefox: the calculator saves at each key, and a question would interrupt the typing.
 */
export function askOnceToKeepStorage(): void {
  if (isAsked || /Firefox\//.test(navigator.userAgent)) return;
  isAsked = true;
  // The call takes 4 ms at a processor slowed four times, so the response to the key is painted first.
  afterPaint(askToKeepStorage);
}

/** Calls `askOnceToKeepStorage` now if this is the installed app, and when the visitor installs the site. */
export function askOnceInApp(): void {
  if (isStandalone()) askOnceToKeepStorage();
  window.addEventListener('appinstalled', askOnceToKeepStorage);
}
