import { isPagePath } from '../src/helpers/page-path';
import { encodeBase64url } from '../src/platform/base64url';
import { type ListedFile, REQUIRED_MEDIA_TYPES } from '../src/platform/worker-contract';

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

/**
 * Resolves to a copy of `response` to store, if its SHA-256 is that in `cacheKey` and its type fits the extension. The hash
 * proves the file, so any status and any redirect are accepted. Rejects for another file, and if the connection breaks.
 */
export async function checkFile({ absoluteUrl, cacheKey }: KeyedFile, response: Response): Promise<Response> {
  const { ok, status, headers } = response;
  const fail = (fault: string) => new Error(`precache: ${absoluteUrl} ${fault}`);
  const bytes = await response.arrayBuffer();
  if ((await sha256(bytes)) !== builtSha256(cacheKey))
    throw fail(ok ? 'is not the file that was built' : `answered ${status}`);
  const type = headers.get('content-type') ?? 'without a type';
  if (!isRightType(new URL(absoluteUrl).pathname, type)) throw fail(`is ${type}`);
  // This is a copy, because a redirected response can't answer a navigation (Fetch standard, "HTTP fetch").
  return new Response(bytes, { headers });
}

/** Returns true under /assets/, where each name has a hash of the content, so that a file never changes. */
export function hasHashInName({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}

/** Browsers read the bytes of fonts, pictures and the web manifest. So these may have any type except text/html. */
function isRightType(pathname: string, type: string): boolean {
  const isHtml = /^text\/html\b/i.test(type);
  if (isPagePath(pathname)) return isHtml;
  const requiredType = REQUIRED_MEDIA_TYPES.find(([path]) => path.test(pathname))?.[1];
  return requiredType?.test(type.toLowerCase()) ?? !isHtml;
}

function builtSha256(cacheKey: string): string | undefined {
  return new URL(cacheKey).searchParams.get('__WB_REVISION__')?.split('.')[0];
}

/** Returns the SHA-256 in base64url, as the build writes it. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  return encodeBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
