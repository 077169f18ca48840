import { createStore } from './external-store';

/** How often everything was deleted from this device while the document is open. */
export const deletions = createStore(0);

/**
 * Takes everything off this device that the site keeps in the browser, but for its databases: what is stored under a
 * key, what is typed in this tab, the saved pages, the worker. Answers whether the browser let all of it go. The worker
 * goes on answering for the open pages, and is installed anew by the next one that is loaded.
 */
export async function forgetSiteData(): Promise<boolean> {
  const done = await Promise.allSettled([
    clear(() => window.localStorage),
    clear(() => window.sessionStorage),
    deleteCaches(),
    unregisterWorkers(),
  ]);
  return done.every(({ status }) => status === 'fulfilled');
}

/** Key by key: the other tabs hear of each, and show what is left. */
async function clear(area: () => Storage): Promise<void> {
  for (const key of Object.keys(area())) area().removeItem(key);
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

async function unregisterWorkers(): Promise<void> {
  if (!navigator.serviceWorker) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}
