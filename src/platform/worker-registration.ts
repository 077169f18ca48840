/**
 * Resolves to true if a worker is registered for this site, and to false after a worker of the kill switch
 * (`VITE_SW=remove`) has unregistered itself: it still controls open pages. Rejects where workers are blocked or missing.
 */
export async function isWorkerRegistered(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** Resolves at the worker's next state if it is `activating` (activated or replaced), and at once in any other state. */
export function untilActivated(worker: Pick<ServiceWorker, 'state' | 'addEventListener'>): Promise<unknown> {
  if (worker.state !== 'activating') return Promise.resolve();
  return new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
