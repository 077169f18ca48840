import { sessionStore } from '../../platform/browser-storage';
import { onHidden, onReturn } from '../../platform/page-lifecycle';
import { isReloadBlocked } from '../../platform/reload-block';
import { entryAddress } from '../navigation/entry-address';

const reloadedKey = 'reloaded-for-missing-script';

/**
 * After a deployment an open page may ask for a script that exists no more; the newest version of the page knows better
 * ones. Reloads once for each version of the page, however many of its scripts are missing: where the reload brought no other
 * version, a second one would not either. Never while something is typed, and then not before the page is out of sight: what
 * was said of a request that was just sent must be read first. Never without a network. Whoever asked for the script hears
 * of it in any case, and goes on without it. https://vite.dev/guide/build#load-error-handling
 *
 * Firefox and WebKit break off the scripts of a page as soon as a link is followed, and call them missing. A reload would
 * overtake the person: a page that is being left is mended when they come back to it, each time, since neither engine asks
 * for such a script again.
 */
export function reloadOnMissingChunk(): void {
  let isLeaving = false;
  let isBrokenOff = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  onReturn(() => {
    isLeaving = false;
    if (isBrokenOff && navigator.onLine) whenFree(() => location.reload());
  });
  window.addEventListener('vite:preloadError', () => {
    if (isLeaving) isBrokenOff = true;
    else if (navigator.onLine) whenFree(reloadOnce);
  });
}

function whenFree(reload: () => void): void {
  if (!isTextHeld()) {
    reload();
    return;
  }
  const stop = onHidden(() => {
    if (isTextHeld()) return;
    stop();
    reload();
  });
}

/** Whether a form holds text: one that says so, or one whose script is the very one that is missing. */
function isTextHeld(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return isReloadBlocked() || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

function reloadOnce(): void {
  const version = entryAddress(document);
  if (sessionStore.read(reloadedKey).text === version) return;
  // Without a note of it, a script that is gone for good would reload the page for ever.
  if (sessionStore.write(reloadedKey, version).ok) location.reload();
}
