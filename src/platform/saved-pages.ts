import { cleanPath } from '../domain/page-path';
import { LATER_LIST_PATH, type StoreLaterMessage } from './worker-contract';

/**
 * Resolves to the clean paths (`/blog/pace`) of all files that the worker has stored on this device. Empty if storage is
 * missing or blocked, and while no worker controls this page: files of a failed installation would not open. Never rejects.
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

/**
 * Resolves to true if this site has pages that the worker stores only after the installation (older articles). It looks for
 * their stored list, so it is false before the installation, and where storage is missing or blocked. Never rejects.
 */
export async function hasLaterPages(): Promise<boolean> {
  try {
    return (await caches.match(LATER_LIST_PATH, { ignoreSearch: true })) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Asks the worker to store the pages that are not part of the installation (older articles), and returns at once. The message
 * waits until a worker is active; where workers are missing or blocked it is never sent. `isAsked`: the visitor asked;
 * otherwise the worker ignores it with Save-Data, on 2G, and once the storage was full.
 */
export function storeLaterPages({ isAsked } = { isAsked: false }): void {
  const message: StoreLaterMessage = { type: 'store-later', isAsked };
  navigator.serviceWorker?.ready.then(
    ({ active }) => active?.postMessage(message),
    // Some browsers reject if a setting blocks workers.
    () => undefined,
  );
}
