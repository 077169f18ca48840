declare const self: ServiceWorkerGlobalScope;

/**
 * The kill switch: with `VITE_SW=remove` this worker stands at the address of the real one. It takes over wherever that
 * one is installed, deletes what was stored, and takes itself off the device. It answers no request, so an open page goes
 * to the network from then on, and it reloads none: somebody may be writing there. IndexedDB stays as it is: the requests
 * that wait in it are sent by the pages.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeSite()));

async function removeSite(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } finally {
    // Also where the store is damaged: a worker that stays would be asked for every file.
    await self.registration.unregister();
  }
}
