import { expect, test } from 'vitest';
import { checkFile } from '../../../sw/check-file';
import { answer, builtKey, ORIGIN, redirectedTo } from './test-host';

const check = (path: string, response: Response) => checkFile(builtKey(path), response);

test('a file as built is returned unchanged, with its headers', async () => {
  const response = answer('/about', '₹ 2,000', {
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
  });
  const checked = await checkFile(builtKey('/about', '₹ 2,000'), response);
  expect(await checked.text()).toBe('₹ 2,000');
  expect(checked.headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('the sign-in page of a Wi-Fi is refused for every file, whatever its type', async () => {
  const portal = (type: string) => new Response('<h1>Sign in</h1>', { headers: { 'content-type': type } });
  const fault = 'is not the file that was built';
  await expect(check('/assets/a-1.js', portal('text/html'))).rejects.toThrow(fault);
  await expect(check('/assets/a-1.js', portal('text/javascript'))).rejects.toThrow(fault);
  await expect(check('/about', portal('text/html'))).rejects.toThrow(fault);
  await expect(check('/assets/a-1.woff2', portal('text/html'))).rejects.toThrow(fault);
});

test.each([
  ['/assets/a-1.js', 'text/plain'],
  ['/assets/a-1.css', 'text/plain'],
  ['/scenes/a.svg', 'text/xml'],
  ['/about', 'application/octet-stream'],
  ['/', 'text/plain'],
  ['/assets/a-1.woff2', 'text/html'],
  ['/assets/a-1.woff2', 'text/html, text/html'],
])('%s as %s has a wrong type, and is refused although its bytes are right', async (path, type) => {
  const response = new Response('content', { headers: { 'content-type': type } });
  await expect(check(path, response)).rejects.toThrow(`${path} is ${type}`);
});

test.each([
  ['/assets/a-1.js', 'application/javascript'],
  ['/assets/a-1.js', 'Text/JavaScript; charset=UTF-8'],
  ['/assets/a-1.woff2', 'application/octet-stream'],
  ['/manifest.webmanifest', 'application/json'],
  ['/blog/on-pace', 'text/html;charset=utf-8'],
  ['/blog/on-pace', 'text/html, text/html'],
  ['/assets/a-1.css', 'text/css, text/css'],
])('%s as %s is accepted, because hosts differ', async (path, type) => {
  const checked = await check(path, new Response('content', { headers: { 'content-type': type } }));
  expect(await checked.text()).toBe('content');
});

test('a file is refused for a key without its hash', async () => {
  const older = `${ORIGIN}/assets/a-1.js`;
  await expect(checkFile(older, answer('/assets/a-1.js'))).rejects.toThrow('is not the file that was built');
});

test.each([`${ORIGIN}/about`, 'https://cdn.example/about'])(
  'the right file after a redirect to %s becomes a response without redirect',
  async (end) => {
    const checked = await check('/about.html', redirectedTo(end));
    expect(checked.redirected).toBe(false);
    expect(await checked.text()).toBe('content');
  },
);

test('a host may send the 404 page with status 404; it is stored with status 200', async () => {
  const response = answer('/404', 'content', { status: 404, headers: { 'content-type': 'text/html' } });
  expect((await check('/404', response)).status).toBe(200);
});

test('an error page is refused, and the fault names its status', async () => {
  await expect(check('/about', new Response('Not Found', { status: 404 }))).rejects.toThrow(
    '/about answered 404',
  );
});
