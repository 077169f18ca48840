declare const self: ServiceWorkerGlobalScope;

/**
 * The kill switch: a build with `VITE_SW=remove` publishes this worker at the address of the real one. It replaces an
 * installed worker, deletes all caches and unregisters itself. It answers no request, so open pages use the network from then
 * on. It reloads no page, because a form may hold typed text. IndexedDB stays: the pages send the leads that wait in it.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeSite()));
// An open page of the old version may register this worker again, if its check for a new version began before the removal.
// After that it sends a message.
self.addEventListener('message', (event) => event.waitUntil(removeSite()));

async function removeSite(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } finally {
    // Also if the caches are damaged: a worker that stays would get every request.
    await self.registration.unregister();
  }
}
