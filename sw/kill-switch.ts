declare const self: ServiceWorkerGlobalScope;

/**
 * This worker is the kill switch. A build with `VITE_SW=remove` publishes it in place of the real one. It deletes all caches
 * and unregisters itself, so open pages use the network. It reloads no page, because a form may hold typed text. IndexedDB
 * stays, and the pages send its waiting leads.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeSite()));
// An open page of the old version may register this worker again, if its check for a new version began before the removal.
// After registering, that page asks for the later files (`requestLaterFiles`). At that message the worker removes itself again.
self.addEventListener('message', (event) => event.waitUntil(removeSite()));

async function removeSite(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } finally {
    // This runs even if the caches are damaged, because a worker that stays would get every request.
    await self.registration.unregister();
  }
}
