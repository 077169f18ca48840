import type { PrecacheEntry } from 'workbox-precaching';
import { itemOf, type PrecacheItem, urlOfKey } from './built-file';
import type { StoreOptions } from './fetch-missing';
import type { LaterListPath } from './messages';
import { storeMissing } from './offline-packs';
import { isStorageFull, type SiteCache } from './storage-room';

/**
 * The list of the files that are stored after the installation: a `LaterPack` for each pack, the newest article first.
 * The build writes it only for a site with more than twelve articles. It is in the worker's list, with its own revision.
 */
export const laterListPath: LaterListPath = '/offline-later.json';

export interface LaterPack<File = PrecacheEntry> {
  readonly address: string;
  readonly files: readonly File[];
}

/** Stored when storage was full. Activation of the next version deletes it, because no list holds it. */
const storageFullPath = '/storage-was-full';

/** Reads the stored list of later files. Returns no packs if it is not stored, or if `listKey` is undefined. */
export async function readLaterPacks(
  cache: Pick<Cache, 'match'>,
  listKey: string | undefined,
  origin: string,
): Promise<LaterPack<PrecacheItem>[]> {
  if (listKey === undefined) return [];
  const packs: LaterPack[] = (await (await cache.match(listKey))?.json()) ?? [];
  return packs.map(({ address, files }) => ({ address, files: files.map((file) => itemOf(file, origin)) }));
}

interface LaterOptions extends StoreOptions {
  readonly cache: SiteCache;
  /** Called before each pack. Returns true if the connection allows the download. */
  readonly mayDownload: () => boolean;
  /** The visitor asked for the download. */
  readonly isAsked: boolean;
}

/**
 * Stores the later files that the cache lacks, pack by pack, and deletes their other revisions. Stops without error when
 * the connection does not allow the next pack. Rejects if a file is missing or storage is full; the next call stores the
 * rest. After storage was full, only a visitor who asks, or a new version of the site, starts the download again.
 */
export async function storeLater(
  packs: readonly LaterPack<PrecacheItem>[],
  options: LaterOptions,
): Promise<void> {
  const { cache, isAsked, mayDownload } = options;
  if (!isAsked && (await cache.match(storageFullPath)) !== undefined) return;
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  for (const { address, files } of packs) {
    if (files.every(({ cacheKey }) => stored.has(cacheKey))) continue;
    if (!mayDownload()) return;
    try {
      await storeMissing(files, [{ address, holds: () => true }], options);
    } catch (error) {
      if (isStorageFull(error)) await cache.put(storageFullPath, new Response());
      throw error;
    }
    const keys = (await cache.keys()).map(({ url }) => url);
    for (const key of otherRevisions(keys, files)) await cache.delete(key);
  }
}

/** Returns those of the stored keys that hold another revision of one of the items. */
export function otherRevisions(storedKeys: Iterable<string>, items: readonly PrecacheItem[]): string[] {
  const keys = new Map(items.map(({ url, cacheKey }) => [url, cacheKey]));
  return [...storedKeys].filter((key) => (keys.get(urlOfKey(key)) ?? key) !== key);
}
