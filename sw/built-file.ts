import { cleanPath } from '../src/domain/page-path';

/**
 * A file of the precache list: where it is fetched, and the key (address plus revision) it is stored under. The revision
 * begins with the SHA-256 of the file, so a key says what is stored under it: what an older version of the worker took
 * unseen stands under another key, and is asked for anew.
 */
export interface PrecacheItem {
  readonly url: string;
  readonly cacheKey: string;
}

type Checked =
  | { readonly ok: true; readonly file: Response }
  | { readonly ok: false; readonly fault: string };

/**
 * The answer as a file to store, if it is the one that was built: with its status, of a type the browser will take it
 * for, and byte for byte. The sign-in page of a Wi-Fi comes with status 200 in the place of every script.
 * Rejects when the line breaks on the way.
 */
export async function asBuilt({ url, cacheKey }: PrecacheItem, answer: Response): Promise<Checked> {
  const { status, statusText, headers } = answer;
  const bytes = await answer.arrayBuffer();
  const type = headers.get('content-type') ?? 'without a type';
  if (!isRightAnswer(new URL(url), answer)) return { ok: false, fault: describe(answer) };
  if (!isRightType(new URL(url).pathname, type)) return { ok: false, fault: `is ${type}` };
  if ((await sha256(bytes)) !== builtSha256(cacheKey))
    return { ok: false, fault: 'is not the file that was built' };
  // A copy: a response that was redirected can't answer a navigation (Fetch standard, "HTTP fetch").
  return { ok: true, file: new Response(bytes, { status, statusText, headers }) };
}

/** A file whose name holds a hash: it never changes under that name, and pages of an older version may ask for it. */
export function hasHashInName({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}

/** A host may send the 404 page with its status, and may redirect `/x.html` to `/x`. */
function isRightAnswer(url: URL, { ok, status, redirected, url: end }: Response): boolean {
  const path = cleanPath(url.pathname);
  if (!ok && !(status === 404 && path === '/404')) return false;
  return !redirected || (new URL(end).origin === url.origin && cleanPath(new URL(end).pathname) === path);
}

/** The types a browser insists on. Of fonts, pictures and the web manifest it reads the bytes, and hosts differ. */
const strictTypes: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\/[^/.]*$|\.html$/, /^text\/html\b/],
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.svg$/, /^image\/svg\+xml\b/],
  [/./, /^(?!text\/html\b)/],
];

function isRightType(pathname: string, type: string): boolean {
  return strictTypes.find(([path]) => path.test(pathname))?.[1].test(type.toLowerCase()) ?? false;
}

function builtSha256(cacheKey: string): string | undefined {
  return new URL(cacheKey).searchParams.get('__WB_REVISION__')?.split('.')[0];
}

/** As the build writes it: base64url. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).replace(/[+/=]/g, (char) => urlSafe[char] ?? '');
}

const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

function describe({ status, redirected, url }: Response): string {
  return `answered ${status}${redirected ? ` after a redirect to ${url}` : ''}`;
}
