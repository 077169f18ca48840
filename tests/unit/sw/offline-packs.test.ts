import { beforeEach, expect, test, vi } from 'vitest';
import { storeMissing } from '../../../sw/offline-packs';
import { FORMER_BODY, fakeCache } from './fake-cache';
import { answer, builtKey, pathsOf, stubHost } from './test-host';

const pagesOf = (text: string) =>
  ['/', '/about', '/contact', '/blog/on-pace'].map((path) => builtKey(path, text));
const scriptsOf = (text: string) =>
  [1, 2, 3, 4, 5, 6].map((number) => builtKey(`/assets/part-${number}.js`, text));
const pages = pagesOf('content');
const scripts = scriptsOf('content');

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

function packOf(files: readonly string[], text = 'content'): string {
  return files.map((key) => packed(key, text)).join('');
}

function packed(key: string, text: string): string {
  const { pathname } = new URL(key);
  const isScript = pathname.endsWith('.js');
  const type = isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8';
  return `${JSON.stringify({ path: pathname, type, text })}\n`;
}

/** A device, and a host with these packs and every single file. */
function install(
  files: readonly string[],
  packs: Readonly<Record<string, () => Response>>,
  stored: readonly string[] = [],
) {
  const cache = fakeCache(stored);
  const requests = stubHost(({ url }) => {
    const { pathname } = new URL(url);
    const pack = packs[pathname];
    if (pack !== undefined) return pack();
    return pathname.startsWith('/offline-') ? new Response('<h1>404</h1>', { status: 404 }) : answer(url);
  });
  return { cache, requests, done: storeMissing({ path: '/offline-site.txt', files }, cache) };
}

test('the first installation takes every file from one pack, each under its own key and type', async () => {
  const text = 'Überall ₹ 2,000\n"quoted"';
  const files = [...pagesOf(text), ...scriptsOf(text)];
  const { cache, requests, done } = install(files, {
    '/offline-site.txt': () => new Response(packOf(files, text)),
  });
  await done;
  expect(pathsOf(requests)).toEqual(['/offline-site.txt']);
  expect([...cache.entries.keys()]).toEqual(files);
  const about = cache.entries.get(builtKey('/about', text));
  expect(await about?.text()).toBe(text);
  expect(about?.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('an update that changes most pages takes the pack, and stores only the missing files', async () => {
  const files = [...pages, ...scripts];
  const stored = [...pages.slice(3), ...scripts];
  const packs = { '/offline-site.txt': () => new Response(packOf(files)) };
  const { cache, requests, done } = install(files, packs, stored);
  await done;
  expect(pathsOf(requests)).toEqual(['/offline-site.txt']);
  expect([...cache.entries.keys()]).toEqual([...stored, ...pages.slice(0, 3)]);
  for (const key of stored) expect(await cache.entries.get(key)?.text()).toBe(FORMER_BODY);
});

test('a small update takes no pack, and fetches only the changed files', async () => {
  const stored = [...pages.slice(2), ...scripts.slice(1)];
  const { requests, done } = install([...pages, ...scripts], {}, stored);
  await done;
  expect(pathsOf(requests)).toEqual(['/', '/about', '/assets/part-1.js']);
});

test('a packed file of another version or type is not stored but fetched by itself', async () => {
  const line = (path: string, type: string, text: string) => JSON.stringify({ path, type, text });
  const pack = [
    line('/about', 'text/html', 'of another version'),
    line('/contact', 'text/plain', 'content'),
    line('/unlisted', 'text/html', 'content'),
    line('/', 'text/html', 'content'),
  ];
  const { requests, cache, done } = install(pages, {
    '/offline-site.txt': () => new Response(pack.join('\n').concat('\n')),
  });
  await done;
  expect(pathsOf(requests)).toEqual(['/offline-site.txt', '/about', '/contact', '/blog/on-pace']);
  expect(cache.paths().sort()).toEqual(['/', '/about', '/blog/on-pace', '/contact']);
});

test('when the connection breaks, only the files that have not arrived are fetched again', async () => {
  const text = new TextEncoder().encode(packOf(pages));
  let sent = 0;
  const breaking = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent > text.length / 2) controller.error(new TypeError('network'));
      else controller.enqueue(text.slice(sent, sent + 7));
      sent += 7;
    },
  });
  const { requests, cache, done } = install(pages, { '/offline-site.txt': () => new Response(breaking) });
  await done;
  expect(pathsOf(requests)).toEqual(['/offline-site.txt', '/contact', '/blog/on-pace']);
  for (const response of cache.entries.values()) expect(await response.text()).toBe('content');
});

test.each([
  ['an error', () => new Response('gone', { status: 404 })],
  ['a page', () => new Response('<!doctype html>\n<h1>Home</h1>\n')],
  ['another format', () => new Response('{"path":1}\n')],
  ['the format of earlier versions', () => new Response('["<p>"]\n{"path":"/","parts":["content",[0,1]]}\n')],
  [
    'no response',
    () => {
      throw new TypeError('network');
    },
  ],
])('with %s for the pack, every file is fetched by itself', async (_, pack) => {
  const { requests, cache, done } = install(pages, { '/offline-site.txt': pack });
  await done;
  expect(pathsOf(requests)).toEqual(['/offline-site.txt', '/', '/about', '/contact', '/blog/on-pace']);
  expect(cache.entries.size).toBe(pages.length);
});

test('when storage is full, the download of the pack is cancelled and no file is fetched by itself', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(packOf(pages))),
    cancel: () => {
      isCancelled = true;
    },
  });
  const cache = {
    ...fakeCache(),
    put: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
  };
  const requests = stubHost(() => new Response(endless));
  await expect(storeMissing({ path: '/offline-site.txt', files: pages }, cache)).rejects.toThrow('no room');
  expect(pathsOf(requests)).toEqual(['/offline-site.txt']);
  expect(isCancelled).toBe(true);
});

test('a packed file carries the security headers of the host, and none that describe the pack', async () => {
  const headers = {
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'identity',
    etag: '"pack"',
    'cache-control': 'no-cache',
  };
  const { cache, done } = install(pages, {
    '/offline-site.txt': () => new Response(packOf(pages), { headers }),
  });
  await done;
  const stored = cache.entries.get(builtKey('/about'))?.headers;
  expect(stored?.get('content-security-policy')).toBe("default-src 'self'");
  expect(stored?.get('content-type')).toBe('text/html; charset=utf-8');
  for (const name of ['etag', 'content-encoding', 'cache-control']) expect(stored?.has(name)).toBe(false);
});
