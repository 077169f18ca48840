import { sessionStore } from './browser-storage';
import { onReturn } from './page-lifecycle';
import { isReloadHeld, onReloadFree } from './reload-hold';

const reloadedForKey = 'reloaded-for-missing-script';

/**
 * After a deployment an open page may ask for a script that exists no more; the newest version of the page knows better
 * ones. Reloads once for each missing script, never while something is typed (then as soon as it is sent or cleared)
 * and never without a network. Whoever asked for the script hears of it in any case, and goes on without it.
 * https://vite.dev/guide/build#load-error-handling
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
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isLeaving) isBrokenOff = true;
    else if (navigator.onLine) whenFree(() => reloadOnceFor(payload.message));
  });
}

function whenFree(reload: () => void): void {
  if (isReloadHeld()) onReloadFree(reload);
  else reload();
}

function reloadOnceFor(script: string): void {
  if (sessionStore.read(reloadedForKey).text === script) return;
  // Without a note of it, a script that is gone for good would reload the page for ever.
  if (sessionStore.write(reloadedForKey, script).ok) location.reload();
}
