/**
 * Resolves to true if a worker is registered for this page. False after the kill switch (`VITE_SW=remove`), although the worker
 * that unregistered itself still controls open pages. Rejects where workers are blocked or missing.
 */
export async function isWorkerRegistered(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** Resolves when an `activating` worker becomes `activated` or `redundant`; at once in any other state. Never rejects. */
export function untilActivated(worker: Pick<ServiceWorker, 'state' | 'addEventListener'>): Promise<unknown> {
  if (worker.state !== 'activating') return Promise.resolve();
  return new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
