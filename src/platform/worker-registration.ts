/**
 * Resolves to the registration of the worker for this page, active or not. Resolves to undefined if the browser denies it, and
 * after `deleteSiteData` or the kill switch; the removed worker still controls open pages. Never rejects, but throws without
 * `navigator.serviceWorker`.
 */
export function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
}
