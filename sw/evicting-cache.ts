import { errorName } from '../src/helpers/thrown-error';
import { type SiteCache, type StoringCache, urlOfKey } from './cache-keys';

/** Returns true for the error with which `put` rejects when the site has used all its storage, false for other values. */
export function isStorageFull(error: unknown): boolean {
  return errorName(error) === 'QuotaExceededError';
}

/**
 * Returns a cache that stores in `cache`, but its `put` makes room: while storage is full, it deletes the oldest stored later
 * file.
 * - It deletes later files only. To store a later file, it deletes only older ones.
 * - `readLaterKeys` resolves to the cache keys of all later files, the newest first. It is called at each deletion, because
 *   they may change.
 * - `put` takes text keys only. It rejects if nothing is left to delete, and at any other error.
 */
export function createEvictingCache(
  cache: SiteCache,
  readLaterKeys: () => Promise<readonly string[]>,
): StoringCache {
  /** Deletes the oldest stored later file unless it is newer than that of `newKey`. Resolves to false if it deleted none. */
  async function deleteOldest(newKey: string): Promise<boolean> {
    const newestFirst = (await readLaterKeys()).map(urlOfKey);
    // From the new file on, which may be stored in an earlier revision. All of them if the new file is no later file.
    const replaceable = newestFirst.slice(Math.max(0, newestFirst.indexOf(urlOfKey(newKey))));
    for (const url of replaceable.reverse()) if (await cache.delete(url, { ignoreSearch: true })) return true;
    return false;
  }

  return {
    keys: () => cache.keys(),
    async put(key, response) {
      for (;;) {
        try {
          return await cache.put(key, response.clone());
        } catch (error) {
          if (!isStorageFull(error) || !(await deleteOldest(String(key)))) throw error;
        }
      }
    },
  };
}
