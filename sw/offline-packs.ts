import { ownProperty } from '../src/domain/own-property';
import { asBuilt, type PrecacheItem } from './built-file';

/**
 * A pack is one file with the text of many files of the precache list, a JSON line each (`PackedFile`). It saves a round
 * trip for every file. Compressed together the pages also weigh less, because they share their app shell and styles.
 */
interface Pack {
  readonly address: string;
  readonly holds: (item: PrecacheItem) => boolean;
}

/** The first that is worth its weight is fetched. The first installation wants all, an update mostly the pages alone. */
export const offlinePacks: readonly Pack[] = [
  { address: '/offline-site.txt', holds: () => true },
  { address: '/offline-pages.txt', holds: ({ url }) => !/\.[^/]+$/.test(new URL(url).pathname) },
];

export interface PackedFile {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

interface UnpackOptions {
  readonly cache: Pick<Cache, 'keys' | 'put'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/**
 * Stores what a pack holds of `items`, when more than half of its files are missing on this device. Files are stored as
 * they arrive, so a line that breaks costs only the rest. Never rejects: what is missing after it, or came otherwise than
 * it was built, is fetched file by file.
 */
export async function unpackMissing(items: readonly PrecacheItem[], options: UnpackOptions): Promise<void> {
  try {
    const stored = new Set((await options.cache.keys()).map((request) => request.url));
    const isMissing = (item: PrecacheItem) => !stored.has(item.cacheKey);
    const missing = new Map(items.filter(isMissing).map((item) => [item.url, item]));
    const isWorthIt = ({ holds }: Pack) => {
      const held = items.filter(holds);
      return held.filter(isMissing).length > held.length / 2;
    };
    const pack = offlinePacks.find(isWorthIt);
    if (pack === undefined) return;
    const url = new URL(pack.address, options.origin).href;
    // Whole from the server: its headers, which may be all that is new, become those of the files in it.
    const response = await options.fetch(new Request(url, { cache: 'reload', priority: 'low' }));
    if (!response.ok || response.redirected) return;
    for await (const line of linesOf(response)) {
      const file = parsePackedFile(JSON.parse(line));
      const item = missing.get(new URL(file.path, options.origin).href);
      if (item === undefined) continue;
      const checked = await asBuilt(item, responseOf(file, response));
      if (checked.ok) await options.cache.put(item.cacheKey, checked.file);
    }
  } catch (error) {
    console.info('The rest is fetched file by file:', error);
  }
}

/** Describes the pack as a file, and so not the files in it. */
const headersOfThePack = [
  'age',
  'cache-control',
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'vary',
];

/** The file as the host would have sent it: with the same security headers, which it sends with every file. */
function responseOf({ text, type }: PackedFile, pack: Response): Response {
  const headers = new Headers(pack.headers);
  for (const name of headersOfThePack) headers.delete(name);
  headers.set('content-type', type);
  return new Response(text, { headers });
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Throws for any other content: a host may answer an unknown address with a page and status 200. */
function parsePackedFile(content: unknown): PackedFile {
  const [path, type, text] = ['path', 'type', 'text'].map((name) => ownProperty(content, name));
  if (typeof path === 'string' && typeof type === 'string' && typeof text === 'string')
    return { path, type, text };
  throw new Error('not a line of a pack');
}
