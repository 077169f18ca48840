import { cleanPath } from './page-address';

/** A file of the precache list: where it is fetched, and the key (address plus revision) it is stored under. */
export interface PrecacheItem {
  readonly url: string;
  readonly cacheKey: string;
}

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
 * A file that can't be had rejects, naming it; what has arrived by then stays, and the next try begins there.
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
        await store(item, options);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: parallelFetches }, work));
  if (failures.length > 0) throw failures[0];
}

async function store(item: PrecacheItem, options: FetchMissingOptions): Promise<void> {
  const response = await fetchPatiently(item, options);
  if (!isWanted(item, response)) throw new Error(`precache: ${item.url} answered ${describe(response)}`);
  await options.cache.put(item.cacheKey, response.redirected ? withoutRedirect(response) : response);
}

async function fetchPatiently(item: PrecacheItem, { fetch, pause }: FetchMissingOptions): Promise<Response> {
  for (const ms of retryPausesMs) {
    try {
      return await fetch(requestFor(item));
    } catch {
      await pause(ms);
    }
  }
  return fetch(requestFor(item));
}

function requestFor({ url, cacheKey }: PrecacheItem): Request {
  return new Request(url, {
    // A file with a hash in its name may come from the HTTP cache, where the page has just put it. The others are
    // asked for anew, conditionally: the page being read then costs a 304 and not its whole weight.
    cache: url === cacheKey ? 'default' : 'no-cache',
    credentials: 'same-origin',
    priority: 'low',
  });
}

/** Only the file itself will do. A host may send the 404 page with its status, and may redirect `/x.html` to `/x`. */
function isWanted({ url }: PrecacheItem, response: Response): boolean {
  const path = cleanPath(new URL(url).pathname);
  const isRightStatus = response.ok || (response.status === 404 && path === '/404');
  if (!response.redirected) return isRightStatus;
  const end = new URL(response.url);
  return isRightStatus && end.origin === new URL(url).origin && cleanPath(end.pathname) === path;
}

/** A response that was redirected can't answer a navigation (Fetch standard, "HTTP fetch"); a copy of it can. */
function withoutRedirect({ body, status, statusText, headers }: Response): Response {
  return new Response(body, { status, statusText, headers });
}

function describe({ status, redirected, url }: Response): string {
  return redirected ? `${status} after a redirect to ${url}` : `${status}`;
}
