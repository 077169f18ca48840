import { hasHashInName, type SiteCache, storedKeys, urlOfKey } from './cache-keys';

/** A kept old file is stored under its address and this query. */
const FORMER = '?former';

/**
 * Deletes all stored files except those of `keys`, the cache keys of the version that becomes active. Old files with a hash in
 * their name stay for one generation, for tabs that still run another version: they move to their address with the query
 * `FORMER`, and the next call, that of the next version, deletes them. Rejects if the cache cannot be read or a file cannot be
 * deleted.
 * - It never touches a file of `keys`. If the browser ends the worker before the end, the next call moves or deletes the rest.
 * - It deletes an old file that cannot be moved, usually because storage is full. A tab that needs it then asks the network.
 */
export async function deleteOldFiles(cache: SiteCache, keys: ReadonlySet<string>): Promise<void> {
  const oldKeys = [...(await storedKeys(cache))].filter((key) => !keys.has(key));
  const isKept = (key: string) => hasHashInName(new URL(key)) && !key.endsWith(FORMER);
  // These are deleted first, because a file takes its room twice while it moves.
  for (const key of oldKeys) if (!isKept(key)) await cache.delete(key);
  for (const key of oldKeys.filter(isKept)) {
    const file = await cache.match(key);
    if (file) await cache.put(urlOfKey(key) + FORMER, file).catch(() => undefined);
    await cache.delete(key);
  }
}
