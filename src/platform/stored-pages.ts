import { cleanPath } from '../domain/page-path';
import { LATER_LIST_PATH, type StoreLaterMessage } from './worker-contract';

/**
 * Resolves to the clean paths of all files in the worker's caches, of any version: pages (`/blog/pace`), scripts, images. Skips
 * other caches. Resolves to an empty set if storage is missing or blocked, or if no worker controls this page, because the
 * files of a failed installation would not open. Never rejects.
 */
export async function storedPaths(): Promise<ReadonlySet<string>> {
  try {
    if (!navigator.serviceWorker?.controller) return new Set();
    // Workbox calls the worker's cache `workbox-precache-v2-` and the site's address.
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return new Set(stored.flat().map(({ url }) => cleanPath(new URL(url).pathname)));
  } catch {
    return new Set();
  }
}

/**
 * Resolves to true if the site has later files, which the worker stores only after the installation. They may be stored or
 * not. False before the installation, which stores their list, and where storage is missing or blocked. Never rejects.
 */
export async function hasLaterPages(): Promise<boolean> {
  try {
    return (await caches.match(LATER_LIST_PATH, { ignoreSearch: true })) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Sends the worker a message: it should store the later files. Returns at once and reports no failure. The message waits
 * until a worker is active. Where workers are missing or blocked, it is never sent. The worker ignores it without network. If
 * `isAsked` is false (the visitor did not ask), the worker also ignores it with Save-Data, on 2G, and after the storage was
 * full, until a new version of the site is active.
 */
export function storeLaterPages({ isAsked } = { isAsked: false }): void {
  const message: StoreLaterMessage = { type: 'store-later', isAsked };
  navigator.serviceWorker?.ready.then(
    ({ active }) => active?.postMessage(message),
    // Some browsers reject if a setting blocks workers.
    () => undefined,
  );
}
