import { hasHashInName, type SiteCache } from './cache-keys';

/** The cache holds the list of the active version's keys under this path, which is never fetched. */
const ACTIVE_KEYS_PATH = '/precached-by-active-version';

/**
 * Deletes all stored files except those of `activeKeys` and the former version's files under /assets/, which an open tab may
 * still load. Then replaces the former version's keys by `activeKeys`, so call it once per version. Rejects if the cache fails
 * or the stored list is no JSON.
 */
export async function deleteOldFiles(cache: SiteCache, activeKeys: ReadonlySet<string>): Promise<void> {
  const formerAssets = (await readActiveKeys(cache)).filter((key) => hasHashInName(new URL(key)));
  const kept = new Set([...activeKeys, ...formerAssets, location.origin + ACTIVE_KEYS_PATH]);
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
  await storeActiveKeys(cache, activeKeys);
}

/** Stores the active version's cache keys, which `deleteOldFiles` reads at the next update. Rejects if the cache fails. */
export function storeActiveKeys(cache: SiteCache, activeKeys: ReadonlySet<string>): Promise<void> {
  // Safari has `Response.json` only since 17.
  return cache.put(ACTIVE_KEYS_PATH, new Response(JSON.stringify([...activeKeys])));
}

async function readActiveKeys(cache: SiteCache): Promise<string[]> {
  const list: unknown = await (await cache.match(ACTIVE_KEYS_PATH))?.json();
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}
