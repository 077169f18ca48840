/**
 * Resolves to true if a worker is registered for this site. Resolves to false after a worker of the kill switch
 * (`VITE_SW=remove`) has become active: it controls open pages, but has unregistered itself.
 */
export async function isWorkerRegistered(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** Resolves when the worker has finished its `activate` step, or was replaced meanwhile. */
export function untilActivated(worker: Pick<ServiceWorker, 'state' | 'addEventListener'>): Promise<unknown> {
  if (worker.state !== 'activating') return Promise.resolve();
  return new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
