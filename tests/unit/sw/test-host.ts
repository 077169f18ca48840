import { hash } from 'node:crypto';
import { beforeEach, vi } from 'vitest';

export const ORIGIN = 'https://hotel.example';

// The worker resolves paths against its own address. Node has no global of this name.
Object.assign(globalThis, { location: new URL('/service-worker.js', ORIGIN) });

/** The cache key of a file of the precache list with this content. */
export function builtKey(path: string, content = 'content'): string {
  return `${ORIGIN}${path}?__WB_REVISION__=${hash('sha256', content, 'base64url')}.headers`;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', svg: 'image/svg+xml' };

/** The answer of a good host. */
export function answer(path: string, content = 'content', init: ResponseInit = {}): Response {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
  return new Response(content, {
    headers: { 'content-type': TYPES[ending] ?? 'text/html; charset=utf-8' },
    ...init,
  });
}

/** Answers each `fetch` with `respond`. Returns the requests, to which each `fetch` adds one. */
export function stubHost(respond: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return respond(request);
  });
  return requests;
}

/** Returns the paths of cache keys or requests. */
export const pathsOf = (files: readonly (string | Request)[]) =>
  files.map((file) => new URL(typeof file === 'string' ? file : file.url).pathname);

/** What a browser hands over at the end of a redirect. */
export function redirectedTo(url: string): Response {
  return Object.defineProperties(answer(new URL(url).pathname), {
    redirected: { value: true },
    url: { value: url },
  });
}

/** In the tests of this file a pause takes no time, and moves the clock, which starts at 0, by its length. */
export function skipPauses(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: 0 }).setTimerTickMode('nextTimerAsync');
  });
}
