import { hasHashInName, type SiteCache } from './built-file';

/** The cache holds the list of the active version's keys under this path, which is never fetched. */
const LIST_PATH = '/precached-by-active-version';

/**
 * Deletes all stored files except those of `activeKeys` and the former version's files under /assets/, which an open tab may
 * still load. Then replaces the former version's keys by `activeKeys`, so call it once per version. Rejects if the cache fails
 * or the stored list is no JSON.
 */
export async function deleteUnneededFiles(cache: SiteCache, activeKeys: ReadonlySet<string>): Promise<void> {
  const formerAssets = (await readList(cache)).filter((key) => hasHashInName(new URL(key)));
  const kept = new Set([...activeKeys, ...formerAssets, location.origin + LIST_PATH]);
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
  await storeActiveKeys(cache, activeKeys);
}

/** Stores the active version's cache keys, which `deleteUnneededFiles` reads at the next update. Rejects if the cache fails. */
export function storeActiveKeys(cache: SiteCache, activeKeys: ReadonlySet<string>): Promise<void> {
  return cache.put(LIST_PATH, Response.json([...activeKeys]));
}

async function readList(cache: SiteCache): Promise<string[]> {
  const list: unknown = await (await cache.match(LIST_PATH))?.json();
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}
