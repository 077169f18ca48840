import { type PrecacheItem, urlOfKey } from './built-file';

/** The methods of a cache that the worker uses. */
export type SiteCache = Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>;

/** Returns true for the error with which `put` rejects when the site has used all its storage; false for any other value. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/**
 * Returns a cache like `cache`, except for `put`, which takes only text keys: when storage is full, it deletes stored later
 * files, the oldest article first, until the new file fits. It rejects if all later files that are left are newer than the new
 * one, and at any other error. `readLater` resolves to all later files, the newest first. Other files are never deleted, and
 * count as newer than all later files.
 */
export function evictingCache(
  cache: SiteCache,
  readLater: () => Promise<readonly PrecacheItem[]>,
): SiteCache {
  async function deleteOldest(newKey: string): Promise<boolean> {
    const ranks = new Map((await readLater()).map(({ url }, index) => [url, index]));
    const rankOf = (key: string) => ranks.get(urlOfKey(key)) ?? -1;
    const stored = (await cache.keys()).map(({ url }) => url);
    const [oldest] = stored.sort((a, b) => rankOf(b) - rankOf(a));
    if (oldest === undefined || rankOf(oldest) < Math.max(rankOf(newKey), 0)) return false;
    await cache.delete(oldest);
    return true;
  }

  return {
    keys: () => cache.keys(),
    match: (key, options) => cache.match(key, options),
    delete: (key) => cache.delete(key),
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
