import { checkFile, hasHashInName, type KeyedFile, type SiteCache, storedKeys } from './built-file';

/** HTTP/1.1 allows six requests per host at a time. On a slow connection more would only share the same bandwidth. */
const PARALLEL_FETCHES = 6;

/** A failed request is sent again after these pauses, because a lost packet must not fail the whole installation. */
const RETRY_PAUSES_MS = [1_000, 4_000];

/**
 * Fetches the `files` that the cache lacks, `PARALLEL_FETCHES` at a time, and stores them.
 * - A lost request is repeated after each of `RETRY_PAUSES_MS`, and one with a wrong hash or type once.
 * - After a failure: The files in progress are finished, and it rejects with the first error. Stored files stay, so the next
 *   call fetches the rest.
 */
export async function fetchMissing(files: readonly KeyedFile[], cache: SiteCache): Promise<void> {
  const stored = await storedKeys(cache);
  const queue = files.filter((file) => !stored.has(file.cacheKey));
  const failures: unknown[] = [];

  async function work(): Promise<void> {
    for (let file = queue.shift(); file !== undefined && failures.length === 0; file = queue.shift()) {
      try {
        await cache.put(file.cacheKey, await fetchBuilt(file));
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
  if (failures.length > 0) throw failures[0];
}

/** Fetches a file. A wrong response may come from the HTTP cache, so the file is fetched once more past that cache. */
async function fetchBuilt(file: KeyedFile): Promise<Response> {
  // A file with a hash in its name may come from the HTTP cache, where the page has just put it. Other files come whole from
  // the server. After "not modified" they would keep their old headers, and the headers may be all that changed.
  const cache = hasHashInName(new URL(file.absoluteUrl)) ? 'default' : 'reload';
  const first = await fetchWithRetries(file, cache);
  if (first.ok) return first.file;
  const second = await fetchWithRetries(file, 'reload');
  if (second.ok) return second.file;
  throw new Error(`precache: ${file.absoluteUrl} ${second.fault}`);
}

async function fetchWithRetries(file: KeyedFile, cache: RequestCache): ReturnType<typeof checkFile> {
  const fetchOnce = async () =>
    checkFile(file, await fetch(new Request(file.absoluteUrl, { cache, priority: 'low' })));
  for (const ms of RETRY_PAUSES_MS) {
    try {
      return await fetchOnce();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  return fetchOnce();
}
