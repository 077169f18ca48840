import { expect, test } from 'vitest';
import { checkFile } from '../../../sw/built-file';
import { answer, builtItem, origin, redirectedTo } from './built-item';

async function faultOf(path: string, response: Response): Promise<string | null> {
  const checked = await checkFile(builtItem(path), response);
  return checked.ok ? null : checked.fault;
}

test('a file as built is returned unchanged, with its headers', async () => {
  const response = answer('/about', '₹ 2,000', {
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
  });
  const checked = await checkFile(builtItem('/about', '₹ 2,000'), response);
  expect(checked.ok && (await checked.file.text())).toBe('₹ 2,000');
  expect(checked.ok && checked.file.headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('the sign-in page of a Wi-Fi is refused for every file, whatever its type', async () => {
  const portal = (type: string) => new Response('<h1>Sign in</h1>', { headers: { 'content-type': type } });
  expect(await faultOf('/assets/a-1.js', portal('text/html'))).toBe('is text/html');
  expect(await faultOf('/assets/a-1.js', portal('text/javascript'))).toBe('is not the file that was built');
  expect(await faultOf('/about', portal('text/html'))).toBe('is not the file that was built');
  expect(await faultOf('/assets/a-1.woff2', portal('text/html'))).toBe('is text/html');
});

test.each([
  ['/assets/a-1.js', 'text/plain'],
  ['/assets/a-1.css', 'text/plain'],
  ['/scenes/a.svg', 'text/xml'],
  ['/about', 'application/octet-stream'],
  ['/', 'text/plain'],
])(
  '%s as %s, a type that browsers do not accept for it, is refused although its bytes are right',
  async (path, type) => {
    expect(await faultOf(path, new Response('content', { headers: { 'content-type': type } }))).toBe(
      `is ${type}`,
    );
  },
);

test.each([
  ['/assets/a-1.js', 'application/javascript'],
  ['/assets/a-1.js', 'Text/JavaScript; charset=UTF-8'],
  ['/assets/a-1.woff2', 'application/octet-stream'],
  ['/manifest.webmanifest', 'application/json'],
  ['/blog/on-pace', 'text/html;charset=utf-8'],
])('%s as %s is accepted, because hosts differ', async (path, type) => {
  expect(await faultOf(path, new Response('content', { headers: { 'content-type': type } }))).toBeNull();
});

test('a file is refused for a key without its hash', async () => {
  const older = { url: `${origin}/assets/a-1.js`, cacheKey: `${origin}/assets/a-1.js` };
  expect((await checkFile(older, answer('/assets/a-1.js'))).ok).toBe(false);
});

test('a page that a host redirects to its clean address becomes a response without redirect', async () => {
  const checked = await checkFile(builtItem('/about.html'), redirectedTo(`${origin}/about`));
  expect(checked.ok && checked.file.redirected).toBe(false);
});

test.each(['https://wifi.example/about', `${origin}/`])('a redirect to %s is refused', async (end) => {
  expect(await faultOf('/about', redirectedTo(end))).toBe(`answered 200 after a redirect to ${end}`);
});

test('status 404 is right for the 404 page and wrong for every other', async () => {
  expect(
    await faultOf(
      '/404',
      answer('/404', 'content', { status: 404, headers: { 'content-type': 'text/html' } }),
    ),
  ).toBeNull();
  expect(await faultOf('/about', new Response('content', { status: 404 }))).toBe('answered 404');
});
