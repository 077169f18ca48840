import { hasHashInName } from './built-file';

/** Where the list of a version's files is kept, beside the files themselves. Never fetched. */
const listAddress = '/precached-by-active-version';

/**
 * Deletes what neither the version now active nor the one before it needs, and notes this version's files for next time.
 * The hashed files of the version before stay: a tab that holds a half-written form is not reloaded on an update, and
 * must still find the scripts it has yet to load.
 */
export async function keepTwoVersions(
  cache: Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>,
  activeKeys: ReadonlySet<string>,
  origin: string,
): Promise<void> {
  const listUrl = new URL(listAddress, origin).href;
  const former = await readList(cache, listUrl);
  const kept = new Set([...activeKeys, ...former.filter((key) => hasHashInName(new URL(key))), listUrl]);
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
  await noteVersion(cache, activeKeys, origin);
}

/** Notes the files of the version now active, and deletes nothing. */
export function noteVersion(
  cache: Pick<Cache, 'put'>,
  activeKeys: ReadonlySet<string>,
  origin: string,
): Promise<void> {
  return cache.put(new URL(listAddress, origin).href, Response.json([...activeKeys]));
}

async function readList(cache: Pick<Cache, 'match'>, listUrl: string): Promise<string[]> {
  const list: unknown = await (await cache.match(listUrl))?.json();
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}

/**
 * Deletes the second copies of pages that earlier versions of the worker kept, in a cache of this name for each version.
 * The caller makes sure that no such version is waiting or active.
 */
export async function deletePageCaches(caches: Pick<CacheStorage, 'delete' | 'keys'>): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('pages-of-')) await caches.delete(name);
}
