import { ownProperty } from '../src/domain/own-property';
import { isPagePath } from '../src/domain/page-path';
import { PAGES_PACK_PATH, type PackedFile, SITE_PACK_PATH } from '../src/platform/worker-contract';
import { checkFile, type KeyedFile, storedKeys } from './built-file';
import { isStorageFull } from './evicting-cache';
import { fetchMissing } from './fetch-missing';

/** A file at the path `address` with the text of many files, each as a line of JSON (`PackedFile`), for one request. */
export interface Pack {
  readonly address: string;
  /** Returns true if the pack contains this file. */
  readonly holds: (file: KeyedFile) => boolean;
}

/** A first installation downloads the pack of the whole site. An update mostly downloads that of the pages. */
export const installationPacks: readonly Pack[] = [
  { address: SITE_PACK_PATH, holds: () => true },
  { address: PAGES_PACK_PATH, holds: ({ url }) => isPagePath(new URL(url).pathname) },
];

/**
 * Stores the `files` that the cache lacks. Downloads the first of `packs` of which the cache lacks more than half, if there is
 * one. Then fetches the rest with `fetchMissing`, also after a faulty pack. Rejects if that fails, or at once if storage is
 * full. Stored files stay, so the next call stores the rest.
 */
export async function storeMissing(
  files: readonly KeyedFile[],
  packs: readonly Pack[],
  cache: Pick<Cache, 'keys' | 'put'>,
): Promise<void> {
  try {
    await unpackMissing(files, packs, cache);
  } catch (error) {
    if (isStorageFull(error)) throw error;
    console.info('The rest is fetched file by file:', error);
  }
  await fetchMissing(files, cache);
}

async function unpackMissing(
  files: readonly KeyedFile[],
  packs: readonly Pack[],
  cache: Pick<Cache, 'keys' | 'put'>,
): Promise<void> {
  const stored = await storedKeys(cache);
  const isMissing = (file: KeyedFile) => !stored.has(file.cacheKey);
  const missing = new Map(files.filter(isMissing).map((file) => [file.url, file]));
  const pack = packs.find(({ holds }) => {
    const packed = files.filter(holds);
    return packed.filter(isMissing).length > packed.length / 2;
  });
  if (pack === undefined) return;
  // The request goes past the HTTP cache. The files get the pack's headers, which may be all that changed.
  const url = location.origin + pack.address;
  const response = await fetch(new Request(url, { cache: 'reload', priority: 'low' }));
  if (!response.ok || response.redirected) return;
  for await (const line of linesOf(response)) {
    const packedFile = parsePackedFile(JSON.parse(line));
    const file = missing.get(location.origin + packedFile.path);
    if (file === undefined) continue;
    const checked = await checkFile(file, responseOf(packedFile, response));
    if (checked.ok) await cache.put(file.cacheKey, checked.file);
  }
}

/** These headers describe the pack, and not the files in it. */
const packHeaders = 'age cache-control content-encoding content-length etag last-modified vary'.split(' ');

/** Returns the file as the host would send it, with the security headers that the host sends with every file. */
function responseOf({ text, type }: PackedFile, pack: Response): Response {
  const headers = new Headers(pack.headers);
  for (const name of packHeaders) headers.delete(name);
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
