import { asBuilt, type PrecacheItem } from './built-file';

/**
 * A pack holds many files of the precache list in one, made by the build: its first line is the list of the pieces that
 * several files share, each other line one file. It saves a round trip for every file, and the weight of what the pages
 * have in common: their frame and their styles.
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
  /** The text in order: as it is, or a run of shared pieces, from the first to before the second number. */
  readonly parts: readonly (string | readonly [from: number, to: number])[];
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
    let shared: readonly string[] | null = null;
    for await (const line of linesOf(response)) {
      const content: unknown = JSON.parse(line);
      if (shared === null) {
        shared = parseShared(content);
        continue;
      }
      const file = parsePackedFile(content);
      const item = missing.get(new URL(file.path, options.origin).href);
      if (item === undefined) continue;
      const checked = await asBuilt(item, responseOf(file, shared, response));
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
function responseOf({ parts, type }: PackedFile, shared: readonly string[], pack: Response): Response {
  const headers = new Headers(pack.headers);
  for (const name of headersOfThePack) headers.delete(name);
  headers.set('content-type', type);
  const texts = parts.map((part) => (typeof part === 'string' ? part : shared.slice(...part).join('')));
  return new Response(texts.join(''), { headers });
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

/** A host may answer an unknown address with a page and status 200. */
function parseShared(content: unknown): readonly string[] {
  if (Array.isArray(content) && content.every((piece) => typeof piece === 'string')) return content;
  throw new Error('not the first line of a pack');
}

function parsePackedFile(content: unknown): PackedFile {
  if (isPackedFile(content)) return content;
  throw new Error('not a file of a pack');
}

function isPackedFile(content: unknown): content is PackedFile {
  if (typeof content !== 'object' || content === null) return false;
  if (!('path' in content && 'type' in content && 'parts' in content)) return false;
  const { path, type, parts } = content;
  return typeof path === 'string' && typeof type === 'string' && Array.isArray(parts) && parts.every(isPart);
}

function isPart(part: unknown): boolean {
  if (typeof part === 'string') return true;
  return Array.isArray(part) && part.length === 2 && part.every(Number.isInteger);
}
