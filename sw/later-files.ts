import { isSaveDataOr2g } from '../src/platform/limited-connection';
import type { ListedFile, Pack } from '../src/platform/worker-contract';
import { cacheKeyOf, type SiteCache, storedKeys, urlOfKey } from './cache-keys';
import { createEvictingCache, isStorageFull } from './evicting-cache';
import { storeMissing } from './offline-packs';

/** An empty file with this path notes, if it has room, that storage was full. The next version deletes it as an old file. */
const STORAGE_FULL_PATH = '/storage-was-full';

/**
 * Resolves to the packs of the list stored under `listKey`, with cache keys. Resolves to [] if `listKey` is undefined or no
 * list is stored under it. Rejects if the cache or the list cannot be read.
 */
export async function readLaterPacks(cache: SiteCache, listKey: string | undefined): Promise<Pack<string>[]> {
  if (listKey === undefined) return [];
  const packs: Pack<ListedFile>[] = (await (await cache.match(listKey))?.json()) ?? [];
  return packs.map(({ path, files }) => ({ path, files: files.map(cacheKeyOf) }));
}

/**
 * Stores the later files that the cache lacks, pack by pack, the newest first. While storage is full, it deletes the oldest for
 * newer ones. Deletes other revisions of each stored pack's files. Rejects if a
 * file cannot be fetched or stored; the next call continues there. Starts no further pack, but resolves, in these cases:
 * - There is no network.
 * - The visitor did not ask (`isAsked`), and either there is Save-Data or 2G, or storage was full in this version.
 */
export async function storeLaterPacks(
  packs: readonly Pack<string>[],
  cache: SiteCache,
  isAsked: boolean,
): Promise<void> {
  if (!isAsked && (await cache.match(STORAGE_FULL_PATH)) !== undefined) return;
  const evictingCache = createEvictingCache(cache, async () => packs.flatMap(({ files }) => files));
  const stored = await storedKeys(cache);
  for (const pack of packs) {
    if (pack.files.every((key) => stored.has(key))) continue;
    if (!navigator.onLine || (isSaveDataOr2g() && !isAsked)) return;
    try {
      await storeMissing(pack, evictingCache);
    } catch (error) {
      if (isStorageFull(error)) await cache.put(STORAGE_FULL_PATH, new Response());
      throw error;
    }
    for (const key of otherRevisions(await storedKeys(cache), pack.files)) await cache.delete(key);
  }
}

/** Returns the `keys`, in their order, that have the address of one of the `wanted` keys but another revision. */
export function otherRevisions(keys: Iterable<string>, wanted: readonly string[]): string[] {
  const keyOf = new Map(wanted.map((key) => [urlOfKey(key), key]));
  return [...keys].filter((key) => (keyOf.get(urlOfKey(key)) ?? key) !== key);
}
