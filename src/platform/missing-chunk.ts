import { sessionStore } from './browser-storage';
import { isReloadHeld, onReloadFree } from './reload-hold';

const reloadedForKey = 'reloaded-for-missing-script';

/**
 * After a deployment an open page may ask for a script that exists no more; the newest version of the page knows better
 * ones. Reloads once for each missing script, never while something is typed (then as soon as it is sent or cleared)
 * and never without a network. Otherwise the error goes its way, to the error screen.
 * https://vite.dev/guide/build#load-error-handling
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const script = event.payload.message;
    if (isReloadHeld()) onReloadFree(() => reloadOnceFor(script));
    else if (reloadOnceFor(script)) event.preventDefault();
  });
}

function reloadOnceFor(script: string): boolean {
  if (sessionStore.read(reloadedForKey).text === script) return false;
  // Without a note of it, a script that is gone for good would reload the page for ever.
  if (!sessionStore.write(reloadedForKey, script).ok) return false;
  location.reload();
  return true;
}
