import { mediaTypeOf } from '../src/helpers/media-type';
import { isPagePath } from '../src/helpers/page-path';
import { encodeBase64url } from '../src/platform/base64url';
import { REQUIRED_MEDIA_TYPES } from '../src/platform/worker-contract';
import { urlOfKey } from './cache-keys';

/**
 * Resolves to a copy of `response` with status 200, if its SHA-256 is that in `cacheKey` and its type fits the extension. The
 * hash proves the file, so any status and any redirect are accepted. Rejects for another file, and if the connection breaks.
 */
export async function checkFile(cacheKey: string, response: Response): Promise<Response> {
  const { ok, status, headers } = response;
  const { pathname, searchParams } = new URL(cacheKey);
  const fail = (fault: string) => new Error(`precache: ${urlOfKey(cacheKey)} ${fault}`);
  const bytes = await response.arrayBuffer();
  const builtHash = searchParams.get('__WB_REVISION__')?.split('.')[0];
  // In base64url, as the build writes it.
  const hash = encodeBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  if (hash !== builtHash) throw fail(ok ? 'is not the file that was built' : `answered ${status}`);
  const type = mediaTypeOf(response);
  if (!isRightType(pathname, type)) throw fail(`is ${type || 'without a type'}`);
  // This is a copy, because a redirected response can't answer a navigation (Fetch standard, "HTTP fetch").
  return new Response(bytes, { headers });
}

/** Browsers read the bytes of fonts, pictures and the web manifest. So these may have any type except text/html. */
function isRightType(pathname: string, type: string): boolean {
  const isHtml = /^text\/html\b/.test(type);
  if (isPagePath(pathname)) return isHtml;
  const requiredType = REQUIRED_MEDIA_TYPES.find(([path]) => path.test(pathname))?.[1];
  return requiredType?.test(type) ?? !isHtml;
}
