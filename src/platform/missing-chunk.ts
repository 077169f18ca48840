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
 * Firefox breaks off the scripts of a page as soon as a link is followed, and calls them missing. A reload would overtake
 * the person: a page that is being left is mended when they come back to it, since Firefox never asks for such a script again.
 */
export function reloadOnMissingChunk(): void {
  let isLeaving = false;
  let missing: string | null = null;

  function mend(): void {
    if (missing === null || isLeaving || !navigator.onLine) return;
    const script = missing;
    missing = null;
    if (isReloadHeld()) onReloadFree(() => reloadOnceFor(script));
    else reloadOnceFor(script);
  }

  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  onReturn(() => {
    isLeaving = false;
    mend();
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (isLeaving || navigator.onLine) missing = event.payload.message;
    mend();
  });
}

function reloadOnceFor(script: string): void {
  if (sessionStore.read(reloadedForKey).text === script) return;
  // Without a note of it, a script that is gone for good would reload the page for ever.
  if (sessionStore.write(reloadedForKey, script).ok) location.reload();
}
