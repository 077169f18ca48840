import type { ListedFile } from '../src/platform/worker-contract';

/** The methods of a cache that the worker uses. */
export type SiteCache = Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>;

/** What stores files. */
export type StoringCache = Pick<SiteCache, 'keys' | 'put'>;

/**
 * Returns the key under which the cache stores a file, in Workbox's form: its absolute address, `?__WB_REVISION__=` and its
 * revision. The revision begins with the file's SHA-256, so a file stored under this key is the right one.
 */
export function cacheKeyOf({ url, revision }: ListedFile): string {
  return `${location.origin}${url}?__WB_REVISION__=${revision}`;
}

/** Returns the absolute address of a file: its cache key without the query. A text without `?` is returned unchanged. */
export function urlOfKey(cacheKey: string): string {
  return cacheKey.replace(/\?.*/, '');
}

/** Resolves to the cache keys of all stored files. Rejects if the cache cannot be read. */
export async function storedKeys(cache: Pick<SiteCache, 'keys'>): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => url));
}

/** Returns true for an address under /assets/, where each name has a hash of the content, so that a file never changes. */
export function hasHashInName({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}
