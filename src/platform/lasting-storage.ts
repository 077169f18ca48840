import { isStandalone } from './install-prompt';
import { askToKeepStorage } from './site-data';

let isAsked = false;

/**
 * Asks the browser not to clear what this site keeps when the phone runs out of space. To be called when there is something
 * of the person's own to lose. Chromium and Safari decide in silence; Firefox would put a question to the person in the
 * middle of something else, so it is not asked.
 */
export function keepStorage(): void {
  if (isAsked || /Firefox\//.test(navigator.userAgent)) return;
  isAsked = true;
  askToKeepStorage();
}

/** The same for whoever installs the site, or has done so. */
export function keepStorageOfApp(): void {
  if (isStandalone()) keepStorage();
  window.addEventListener('appinstalled', keepStorage);
}
