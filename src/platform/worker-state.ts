/**
 * Resolves to true if a worker, active or not, is registered for this page. Resolves to false where workers are blocked, and
 * after `deleteSiteData` or the kill switch; the removed worker still controls open pages.
 */
export async function isWorkerRegistered(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration !== undefined;
}

/** Resolves when an `activating` worker becomes `activated` or `redundant`, and at once in any other state. */
export function untilActivated(worker: Pick<ServiceWorker, 'state' | 'addEventListener'>): Promise<unknown> {
  if (worker.state !== 'activating') return Promise.resolve();
  return new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
