import { ORIGIN } from './test-host';

const keyOf = (request: RequestInfo | URL) =>
  request instanceof Request ? request.url : new URL(request, ORIGIN).href;

/** The body of each file that a cache has from the beginning. */
export const FORMER_BODY = 'before';

/**
 * A cache in memory with `FORMER_BODY` under each of the keys. `capacity`: the number of files that storage has room for. An
 * empty file counts as half a file.
 */
export function fakeCache(keys: readonly string[] = [], capacity = Number.POSITIVE_INFINITY) {
  const entries = new Map(keys.map((key) => [key, new Response(FORMER_BODY)]));
  const storedKey = (key: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
    const bare = (url: string) => (ignoreSearch ? url.replace(/\?.*/, '') : url);
    return [...entries.keys()].find((stored) => bare(stored) === bare(keyOf(key))) ?? '';
  };
  return {
    entries,
    paths: () => [...entries.keys()].map((key) => new URL(key).pathname),
    keys: async () => [...entries.keys()].map((key) => new Request(key)),
    put: async (key: RequestInfo | URL, response: Response) => {
      // As a browser does: the body is read before the quota is known.
      const text = await response.text();
      const file = new Response(text, {
        status: response.status,
        headers: response.headers,
      });
      if (entries.size + (text === '' ? 0.5 : 1) > capacity && !entries.has(keyOf(key)))
        throw new DOMException('no room', 'QuotaExceededError');
      entries.set(keyOf(key), file);
    },
    delete: async (...asked: Parameters<typeof storedKey>) => entries.delete(storedKey(...asked)),
    match: async (...asked: Parameters<typeof storedKey>) => entries.get(storedKey(...asked))?.clone(),
  };
}
