import { isStandalone } from './install-prompt';

let isAsked = false;

/**
 * Asks the browser not to clear what this site keeps when the phone runs out of space. To be called when there is something
 * of the person's own to lose. Chromium and Safari decide in silence; Firefox would put a question to the person in the
 * middle of something else, so it is not asked.
 */
export function keepStorage(): void {
  if (isAsked || /Firefox\//.test(navigator.userAgent)) return;
  isAsked = true;
  // Missing outside HTTPS. A refusal changes nothing: the figures are there until the browser wants their place.
  navigator.storage?.persist?.().catch(() => undefined);
}

/** The same for whoever installs the site, or has done so. */
export function keepStorageOfApp(): void {
  if (isStandalone()) keepStorage();
  window.addEventListener('appinstalled', keepStorage);
}
