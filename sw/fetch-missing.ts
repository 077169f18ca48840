import { hasHashInName, type StoringCache, storedKeys, urlOfKey } from './cache-keys';
import { checkFile } from './check-file';

/** HTTP/1.1 allows six requests per host at a time. On a slow connection more would only share the same bandwidth. */
const PARALLEL_FETCHES = 6;

/** A request that failed is repeated after these pauses, because a lost packet must not fail the whole installation. */
const RETRY_PAUSES_MS = [1_000, 4_000];

/**
 * Fetches the files of those `cacheKeys` that the cache lacks, `PARALLEL_FETCHES` at a time, and stores them.
 * - A request that fails, or brings a wrong hash or type, is repeated after each of `RETRY_PAUSES_MS`.
 * - If the last repeat fails or a file cannot be stored, it starts no other file. It finishes those in progress, and rejects
 *   with the first error. Stored files stay, so the next call fetches the rest.
 */
export async function fetchMissing(cacheKeys: readonly string[], cache: StoringCache): Promise<void> {
  const stored = await storedKeys(cache);
  const queue = cacheKeys.filter((key) => !stored.has(key));
  const failures: unknown[] = [];

  async function work(): Promise<void> {
    for (let key = queue.shift(); key !== undefined && failures.length === 0; key = queue.shift()) {
      try {
        await cache.put(key, await fetchBuilt(key));
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
  if (failures.length > 0) throw failures[0];
}

/** Fetches a file. Rejects with the fault of its last request. */
async function fetchBuilt(cacheKey: string): Promise<Response> {
  // A file with a hash in its name may come from the HTTP cache, where the page has just put it. Other files come whole from
  // the server. After "not modified" they would keep their old headers, and the headers may be all that changed.
  let cache: RequestCache = hasHashInName(new URL(cacheKey)) ? 'default' : 'reload';
  const fetchOnce = async () =>
    checkFile(cacheKey, await fetch(new Request(urlOfKey(cacheKey), { cache, priority: 'low' })));
  for (const pauseMs of RETRY_PAUSES_MS) {
    try {
      return await fetchOnce();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      // The wrong file may come from the HTTP cache.
      cache = 'reload';
    }
  }
  return fetchOnce();
}
