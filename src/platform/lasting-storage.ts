import { isStandalone } from './install-prompt';
import { afterPaint } from './page-lifecycle';

/**
 * Asks the browser not to clear what this site keeps when the phone runs out of space. Chromium and Safari decide in
 * silence; Firefox puts a question to the person, which fits where a request of theirs has just been saved. Nothing here
 * depends on the answer.
 */
export function askToKeepStorage(): void {
  try {
    // Missing on plain http.
    navigator.storage?.persist().catch(() => undefined);
  } catch {
    // Site data is blocked: there is nothing to keep.
  }
}

let isAsked = false;

/**
 * The same, once, for figures of the person's own: they are saved at every key, and a question in the middle of typing would
 * be about nothing they did. So Firefox is not asked.
 */
export function keepStorage(): void {
  if (isAsked || /Firefox\//.test(navigator.userAgent)) return;
  isAsked = true;
  // It takes 4 ms at 4x, and the key or the press is answered first.
  afterPaint(askToKeepStorage);
}

/** The same for whoever installs the site, or has done so. */
export function keepStorageOfApp(): void {
  if (isStandalone()) keepStorage();
  window.addEventListener('appinstalled', keepStorage);
}
