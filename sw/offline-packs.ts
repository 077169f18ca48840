import { isPagePath } from '../src/helpers/page-path';
import { ownProperty } from '../src/helpers/untrusted-data';
import type { Pack, PackedFile } from '../src/platform/worker-contract';
import { type StoringCache, storedKeys, urlOfKey } from './cache-keys';
import { checkFile } from './check-file';
import { isStorageFull } from './evicting-cache';
import { fetchMissing } from './fetch-missing';

/**
 * Stores those files of the pack, given as cache keys, that the cache lacks:
 * 1. If more than half of the pages are missing, it downloads the pack and stores the missing files in it.
 * 2. `fetchMissing` fetches the rest: files whose text the pack lacks, and those that a faulty or broken pack did not bring.
 *
 * Rejects if `fetchMissing` does, or at once if storage is full. Stored files stay for the next call.
 */
export async function storeMissing(pack: Pack<string>, cache: StoringCache): Promise<void> {
  try {
    await unpackMissing(pack, cache);
  } catch (error) {
    if (isStorageFull(error)) throw error;
    console.info('The rest is fetched file by file:', error);
  }
  await fetchMissing(pack.files, cache);
}

async function unpackMissing({ path, files }: Pack<string>, cache: StoringCache): Promise<void> {
  const stored = await storedKeys(cache);
  const isMissing = (key: string) => !stored.has(key);
  const pages = files.filter((key) => isPagePath(new URL(key).pathname));
  // Half of the pages, fetched one by one, cost as many bytes as the pack.
  if (pages.filter(isMissing).length <= pages.length / 2) return;
  const missing = new Map(files.filter(isMissing).map((key) => [urlOfKey(key), key]));
  // The request goes past the HTTP cache. The files get the pack's headers, which may be all that changed.
  const url = location.origin + path;
  const response = await fetch(new Request(url, { cache: 'reload', priority: 'low' }));
  if (!response.ok || response.redirected) return;
  for await (const line of linesOf(response)) {
    const packedFile = parsePackedFile(JSON.parse(line));
    const key = missing.get(location.origin + packedFile.path);
    if (key === undefined) continue;
    // A wrong file is skipped, and later fetched by itself.
    const checked = await checkFile(key, responseOf(packedFile, response)).catch(() => undefined);
    if (checked) await cache.put(key, checked);
  }
}

/** These headers describe the pack, and not the files in it. */
const PACK_HEADERS = 'age cache-control content-encoding content-length etag last-modified vary'.split(' ');

/** Returns the file as the host would send it, with the security headers that the host sends with every file. */
function responseOf({ text, type }: PackedFile, pack: Response): Response {
  const headers = new Headers(pack.headers);
  for (const name of PACK_HEADERS) headers.delete(name);
  headers.set('content-type', type);
  return new Response(text, { headers });
}

/** Yields each line that ends with a line break. Cancels the download if the caller stops early. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // This rejects on a broken connection, whose error the caller has already.
    await reader?.cancel().catch(() => undefined);
  }
}

/** Throws for any other content, because a host may answer an unknown address with a page and status 200. */
function parsePackedFile(content: unknown): PackedFile {
  const [path, type, text] = ['path', 'type', 'text'].map((name) => ownProperty(content, name));
  if (typeof path === 'string' && typeof type === 'string' && typeof text === 'string')
    return { path, type, text };
  throw new Error('not a line of a pack');
}
