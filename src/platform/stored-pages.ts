import { cleanPath } from '../helpers/page-path';
import { LATER_LIST_PATH, type StoreLaterMessage, siteCacheName } from './worker-contract';

/**
 * Resolves to the clean paths of all files in the worker's cache, of any version: pages (`/blog/pace`), scripts and images.
 * The set is empty if storage is missing or blocked, or if no worker controls this page.
 */
export async function storedPaths(): Promise<ReadonlySet<string>> {
  try {
    // Without a worker, the files of a failed installation would not open.
    if (!navigator.serviceWorker?.controller) return new Set();
    const name = siteCacheName(location.origin);
    // `open` would create a missing cache.
    const stored = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
    return new Set(stored.map(({ url }) => cleanPath(new URL(url).pathname)));
  } catch {
    return new Set();
  }
}

/**
 * Resolves to true if the site has later files, stored or not. Resolves to false before the installation, which stores their
 * list, and where storage is missing or blocked.
 */
export async function hasLaterFiles(): Promise<boolean> {
  try {
    return (await caches.match(LATER_LIST_PATH, { ignoreSearch: true })) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Sends the worker a message to store the later files, once a worker is active. Returns at once and reports no failure. With
 * Save-Data, for example, the worker ignores it unless the visitor asked (`isAsked`). `storeLaterPacks` lists the cases.
 */
export function requestLaterFiles({ isAsked = false } = {}): void {
  const message: StoreLaterMessage = { type: 'store-later', isAsked };
  navigator.serviceWorker?.ready.then(
    ({ active }) => active?.postMessage(message),
    // Some browsers reject if a setting blocks workers.
    () => undefined,
  );
}
