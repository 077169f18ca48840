import { createEvent } from './external-store';

const siteDataDeleted = createEvent();

/** Calls back after each `deleteSiteData`. Returns a function that stops it. */
export const onSiteDataDeleted = siteDataDeleted.subscribe;

/**
 * Deletes local storage, this tab's session storage, the caches and the worker's registration, but no databases or cookies.
 * Then calls the callbacks of `onSiteDataDeleted`.
 * - Resolves to false if the browser refused one of the four. It still deletes the others.
 * - The worker still serves open pages, and the next page load installs it again.
 */
export async function deleteSiteData(): Promise<boolean> {
  const deletions = [
    async () => window.localStorage.clear(),
    async () => window.sessionStorage.clear(),
    deleteCaches,
    unregisterWorkers,
  ];
  const done = await Promise.allSettled(deletions.map((run) => run()));
  siteDataDeleted.fire();
  return done.every(({ status }) => status === 'fulfilled');
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

async function unregisterWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
}
