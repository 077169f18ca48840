import { expect, test, vi } from 'vitest';
import type { PrecacheItem } from '../../../sw/built-file';
import { unpackMissing } from '../../../sw/offline-packs';
import { builtItem, origin } from './built-item';

const pagesOf = (text: string) =>
  ['/', '/about', '/contact', '/blog/on-pace'].map((path) => builtItem(path, text));
const scriptsOf = (text: string) =>
  [1, 2, 3, 4, 5, 6].map((number) => builtItem(`/assets/part-${number}.js`, text));
const pages = pagesOf('content');
const scripts = scriptsOf('content');

function packed(item: PrecacheItem, text = 'content'): string {
  const { pathname } = new URL(item.url);
  const isScript = pathname.endsWith('.js');
  const type = isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8';
  return `${JSON.stringify({ path: pathname, type, text })}\n`;
}

function deviceWith(items: readonly PrecacheItem[]) {
  const entries = new Map<string, Response>(items.map((item) => [item.cacheKey, new Response('before')]));
  return {
    entries,
    keys: async () => [...entries.keys()].map((key) => new Request(key)),
    put: async (key: RequestInfo | URL, response: Response) => void entries.set(String(key), response),
  };
}

function packOf(items: readonly PrecacheItem[], text = 'content'): string {
  return items.map((item) => packed(item, text)).join('');
}

/** A host with some packs; it notes what it is asked for. */
function hostWith(packs: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return packs[pathname]?.() ?? new Response('<h1>404</h1>', { status: 404 });
  };
  return { asked, fetch };
}

test('the first installation takes every file from one pack, each under its own key and type', async () => {
  const cache = deviceWith([]);
  const text = 'Überall ₹ 2,000\n"quoted"';
  const items = [...pagesOf(text), ...scriptsOf(text)];
  const host = hostWith({ '/offline-site.txt': () => new Response(packOf(items, text)) });
  await unpackMissing(items, { cache, fetch: host.fetch, origin });
  expect(host.asked).toEqual(['/offline-site.txt']);
  expect([...cache.entries.keys()]).toEqual(items.map((item) => item.cacheKey));
  const about = cache.entries.get(builtItem('/about', text).cacheKey);
  expect(await about?.text()).toBe(text);
  expect(about?.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('an update that changes the pages takes the pack of the pages', async () => {
  const cache = deviceWith(scripts);
  const host = hostWith({
    '/offline-pages.txt': () => new Response(packOf(pages)),
  });
  await unpackMissing([...pages, ...scripts], { cache, fetch: host.fetch, origin });
  expect(host.asked).toEqual(['/offline-pages.txt']);
  expect(cache.entries.size).toBe(pages.length + scripts.length);
});

test('a small update takes no pack', async () => {
  const cache = deviceWith([...pages.slice(2), ...scripts.slice(1)]);
  const host = hostWith({});
  await unpackMissing([...pages, ...scripts], { cache, fetch: host.fetch, origin });
  expect(host.asked).toEqual([]);
});

test('a packed file of another version or type is not stored, and those beside it are', async () => {
  const cache = deviceWith([]);
  const line = (path: string, type: string, text: string) => JSON.stringify({ path, type, text });
  const pack = [
    line('/about', 'text/html', 'of another version'),
    line('/contact', 'text/plain', 'content'),
    line('/unlisted', 'text/html', 'content'),
    line('/', 'text/html', 'content'),
  ];
  const host = hostWith({ '/offline-site.txt': () => new Response(pack.join('\n').concat('\n')) });
  await unpackMissing(pages, { cache, fetch: host.fetch, origin });
  expect([...cache.entries.keys()]).toEqual([builtItem('/').cacheKey]);
});

test('a line that breaks leaves what has arrived, whole files only', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const cache = deviceWith([]);
  const text = new TextEncoder().encode(packOf(pages));
  let sent = 0;
  const breaking = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent > text.length / 2) controller.error(new TypeError('network'));
      else controller.enqueue(text.slice(sent, sent + 7));
      sent += 7;
    },
  });
  const host = hostWith({ '/offline-site.txt': () => new Response(breaking) });
  await unpackMissing(pages, { cache, fetch: host.fetch, origin });
  expect(cache.entries.size).toBe(2);
  for (const response of cache.entries.values()) expect(await response.text()).toBe('content');
});

test('without a pack, or with a page in its place, nothing is stored and nothing fails', async () => {
  const answers = [
    () => new Response('gone', { status: 404 }),
    () => new Response('<!doctype html>\n<h1>Home</h1>\n'),
    () => new Response('{"path":1}\n'),
    // As earlier versions of the build wrote packs.
    () => new Response('["<p>"]\n{"path":"/","type":"text/html","parts":["content",[0,1]]}\n'),
    () => {
      throw new TypeError('network');
    },
  ];
  vi.spyOn(console, 'info').mockImplementation(() => {});
  for (const answer of answers) {
    const cache = deviceWith([]);
    await unpackMissing(pages, { cache, fetch: hostWith({ '/offline-site.txt': answer }).fetch, origin });
    expect(cache.entries.size).toBe(0);
  }
});

test('a packed file carries the security headers of the host, and none that describe the pack', async () => {
  const cache = deviceWith([]);
  const headers = {
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'identity',
    etag: '"pack"',
    'cache-control': 'no-cache',
  };
  const host = hostWith({
    '/offline-site.txt': () => new Response(packOf(pages), { headers }),
  });
  await unpackMissing(pages, { cache, fetch: host.fetch, origin });
  const stored = cache.entries.get(builtItem('/about').cacheKey)?.headers;
  expect(stored?.get('content-security-policy')).toBe("default-src 'self'");
  expect(stored?.get('content-type')).toBe('text/html; charset=utf-8');
  for (const name of ['etag', 'content-encoding', 'cache-control']) expect(stored?.has(name)).toBe(false);
});
