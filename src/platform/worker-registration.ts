/**
 * Whether a worker is installed for this site. One that only removes the site from the device (`VITE_SW=remove`) takes
 * over the open pages too, and has unregistered itself by the time it is active.
 */
export async function isWorkerRegistered(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** Until the worker has done what it does on taking over. Then it is active, or was replaced meanwhile. */
export function untilActivated(worker: Pick<ServiceWorker, 'state' | 'addEventListener'>): Promise<unknown> {
  if (worker.state !== 'activating') return Promise.resolve();
  return new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
