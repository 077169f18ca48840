import type { ListedFile } from '../src/platform/worker-contract';

/** The methods of a cache that the worker uses. */
export type SiteCache = Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>;

/** A file of the site. */
export interface KeyedFile {
  readonly absoluteUrl: string;
  /** The address with the file's revision, which begins with its SHA-256. So a file stored under this key is the right one. */
  readonly cacheKey: string;
}

/** Returns the absolute address, and the key in Workbox's form: that address, `?__WB_REVISION__=` and the revision. */
export function keyedFileOf({ url, revision }: ListedFile): KeyedFile {
  const absoluteUrl = location.origin + url;
  return { absoluteUrl, cacheKey: `${absoluteUrl}?__WB_REVISION__=${revision}` };
}

/** Returns the address of a file, which is its cache key without the query. A text without `?` is returned unchanged. */
export function urlOfKey(cacheKey: string): string {
  return cacheKey.replace(/\?.*/, '');
}

/** Resolves to the cache keys of all stored files. Rejects if the cache cannot be read. */
export async function storedKeys(cache: SiteCache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => url));
}

/** Returns true under /assets/, where each name has a hash of the content, so that a file never changes. */
export function hasHashInName({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}
