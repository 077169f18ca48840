import { cleanPath } from '../domain/page-path';

/**
 * The clean paths, `/blog/pace`, of everything the service worker has stored on this device. Empty where nothing is
 * stored, and where the browser has no such store or keeps it shut. A page counts only once a worker answers for it:
 * an installation that broke off half-way has files in the store that nobody would open.
 */
export async function savedPaths(): Promise<ReadonlySet<string>> {
  try {
    if (!navigator.serviceWorker?.controller) return new Set();
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return new Set(stored.flat().map(({ url }) => cleanPath(new URL(url).pathname)));
  } catch {
    return new Set();
  }
}
