import { writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveSite } from '../serve-site';

const LONG = 'lit window '.repeat(200);

test('a page answers at its clean address', async () => {
  const site = await serveSite({ 'tools/revenue-calculator.html': 'calculator' });
  expect(await (await site.get('/')).text()).toBe('home');
  expect(await (await site.get('/about?utm_source=x')).text()).toBe('about');
  expect(await (await site.get('/tools/revenue-calculator')).text()).toBe('calculator');
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/about//?fbclid=1', '/about?fbclid=1'],
  ['/index.html?utm_source=a&b=c', '/?utm_source=a&b=c'],
  ['//', '/'],
  ['//about', '/about'],
])('%s is redirected to %s with status 301', async (path, address) => {
  const site = await serveSite();
  const response = await site.get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, address]);
});

test.each([
  ['/missing'],
  ['/missing/'],
  ['/404'],
  ['/404.html'],
  ['/About'],
  ['/%'],
  ['/_headers'],
  ['/about.html.html'],
])('%s is the 404 page with status 404', async (path) => {
  const site = await serveSite({ _headers: '/*\n  X-Test: 1\n' });
  const response = await site.get(path);
  expect([response.status, await response.text()]).toEqual([404, 'not found']);
});

test.each([['/../secret.txt'], ['/..%2fsecret.txt'], ['/%2e%2e/secret.txt'], ['/assets/..\\..\\secret.txt']])(
  '%s reads no file outside the site',
  async (path) => {
    const site = await serveSite();
    writeFileSync(join(site.folder, 'secret.txt'), 'secret');
    const status = await new Promise<number>((resolve, reject) => {
      // `fetch` would resolve the path before it sends the request.
      httpRequest({ host: '127.0.0.1', port: site.port, path }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  },
);

test('text is compressed for a browser that accepts brotli', async () => {
  const site = await serveSite({ 'about.html': LONG });
  const encodingFor = async (accepted: string) =>
    (await site.get('/about', { headers: { 'Accept-Encoding': accepted } })).headers.get('content-encoding');
  expect(await encodingFor('gzip, deflate, br')).toBe('br');
  expect(await encodingFor('gzip')).toBe(null);
  expect(await (await site.get('/about')).text()).toBe(LONG);
});

test('a page that has not changed gets 304 without a body', async () => {
  const site = await serveSite();
  const etag = (await site.get('/about')).headers.get('etag') ?? '';
  const again = await site.get('/about', { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  // A length of 0 would say that the page is empty.
  expect(again.headers.get('content-length')).toBeNull();
});

test('HEAD is answered with the headers and without a body', async () => {
  const site = await serveSite();
  const response = await site.get('/about', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '5',
    '',
  ]);
});

test('POST to a page gets 405', async () => {
  const site = await serveSite();
  expect((await site.get('/about', { method: 'POST' })).status).toBe(405);
});

test.each([
  ['/about', 'text/html; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/favicon.svg', 'image/svg+xml', 'no-cache'],
  ['/assets/font-abc.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
])('%s has the type %s and Cache-Control %s', async (path, type, cache) => {
  const _headers = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n';
  const site = await serveSite({ _headers, ...(path === '/about' ? {} : { [path.slice(1)]: 'x' }) });
  const response = await site.get(path);
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    type,
    cache,
  ]);
});

test('the headers of `_headers` are sent', async () => {
  const site = await serveSite({
    _headers:
      '# comment\n/*\n  X-Content-Type-Options: nosniff\n/about\n  Cache-Control: no-store\n  X-Content-Type-Options: twice\n',
  });
  const about = (await site.get('/about')).headers;
  expect([about.get('x-content-type-options'), about.get('cache-control')]).toEqual([
    'nosniff, twice',
    'no-store',
  ]);
  expect((await site.get('/missing')).headers.get('x-content-type-options')).toBe('nosniff');
});

test('a faulty `_headers` file stops the server with an error that names the line', async () => {
  await expect(serveSite({ _headers: '/*\nX-Test: not indented\n' })).rejects.toThrow(
    'cannot read "X-Test: not indented"',
  );
});
