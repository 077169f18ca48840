import { hasHashInName } from './built-file';

/** The cache holds the list of the active version's keys under this address, which is never fetched. */
const LIST_ADDRESS = '/precached-by-active-version';

/**
 * Deletes all stored files except those of `activeKeys` and the former version's files under /assets/, which an open tab may
 * still load. Reads the former version's keys, which `noteVersion` stored, then calls `noteVersion`: so call it once per
 * version. Rejects if the cache fails or the stored list is no JSON.
 */
export async function keepFormerAssets(
  cache: Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>,
  activeKeys: ReadonlySet<string>,
  origin: string,
): Promise<void> {
  const listUrl = new URL(LIST_ADDRESS, origin).href;
  const former = await readList(cache, listUrl);
  const kept = new Set([...activeKeys, ...former.filter((key) => hasHashInName(new URL(key))), listUrl]);
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
  await noteVersion(cache, activeKeys, origin);
}

/** Stores the active version's cache keys, which `keepFormerAssets` reads at the next update. Rejects if the cache fails. */
export function noteVersion(
  cache: Pick<Cache, 'put'>,
  activeKeys: ReadonlySet<string>,
  origin: string,
): Promise<void> {
  return cache.put(new URL(LIST_ADDRESS, origin).href, Response.json([...activeKeys]));
}

async function readList(cache: Pick<Cache, 'match'>, listUrl: string): Promise<string[]> {
  const list: unknown = await (await cache.match(listUrl))?.json();
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}

/**
 * Deletes the caches `pages-of-…` of earlier versions. Call it only while none of these versions is waiting or active. Rejects
 * if the cache storage fails.
 */
export async function deletePageCaches(caches: Pick<CacheStorage, 'delete' | 'keys'>): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('pages-of-')) await caches.delete(name);
}
