import { asBuilt, hasHashInName, type PrecacheItem } from './built-file';

interface FetchMissingOptions {
  readonly cache: Pick<Cache, 'keys' | 'put'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly pause: (ms: number) => Promise<void>;
}

/** Files under way at once. HTTP/1.1 allows six to a host; on a slow line more would only share the same bandwidth. */
const parallelFetches = 6;

/** A lost packet should not cost the whole installation: a request that failed is sent again after these pauses. */
const retryPausesMs = [1_000, 4_000];

/**
 * Fetches, several at a time, whatever of `items` the cache does not hold yet. Workbox fetches one file after another,
 * which on a 400 ms line costs 0.4 s for each, however small.
 * A file that can't be had as it was built rejects, naming it; what has arrived by then stays, and the next try begins
 * there.
 */
export async function fetchMissing(
  items: readonly PrecacheItem[],
  options: FetchMissingOptions,
): Promise<void> {
  const stored = new Set((await options.cache.keys()).map((request) => request.url));
  const queue = items.filter((item) => !stored.has(item.cacheKey));
  const failures: unknown[] = [];

  async function work(): Promise<void> {
    for (let item = queue.shift(); item !== undefined && failures.length === 0; item = queue.shift()) {
      try {
        await options.cache.put(item.cacheKey, await fetchBuilt(item, options));
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: parallelFetches }, work));
  if (failures.length > 0) throw failures[0];
}

/** What is not the file that was built is asked for once more: the wrong answer may have come from the HTTP cache. */
async function fetchBuilt(item: PrecacheItem, options: FetchMissingOptions): Promise<Response> {
  const first = await fetchPatiently(item, cacheMode(item), options);
  if (first.ok) return first.file;
  const second = await fetchPatiently(item, 'reload', options);
  if (second.ok) return second.file;
  throw new Error(`precache: ${item.url} ${second.fault}`);
}

/**
 * A file with a hash in its name may come from the HTTP cache, where the page has just put it. The others come whole from
 * the server: after "not modified" they would keep their former headers, which a new revision may be all about.
 */
function cacheMode({ url }: PrecacheItem): RequestCache {
  return hasHashInName(new URL(url)) ? 'default' : 'reload';
}

async function fetchPatiently(
  item: PrecacheItem,
  cache: RequestCache,
  { fetch, pause }: FetchMissingOptions,
): ReturnType<typeof asBuilt> {
  const ask = async () =>
    asBuilt(item, await fetch(new Request(item.url, { cache, credentials: 'same-origin', priority: 'low' })));
  for (const ms of retryPausesMs) {
    try {
      return await ask();
    } catch {
      await pause(ms);
    }
  }
  return ask();
}
