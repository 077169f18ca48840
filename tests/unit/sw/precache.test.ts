import { expect, test, vi } from 'vitest';
import { precache } from '../../../sw/precache';

const origin = 'https://hotel.example';

// Workbox reads the worker's globals as soon as it is imported, and resolves the list against the worker's address.
vi.hoisted(() => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('location', new URL('https://hotel.example/service-worker.js'));
});

const cleanList = [
  { url: '/', revision: 'r1' },
  { url: '/contact', revision: 'r1' },
  { url: '/blog/on-pace', revision: 'r1' },
  { url: '/404', revision: 'r1' },
  { url: '/assets/page-abc123.js', revision: null },
];

const fileList = [
  { url: 'index.html', revision: 'r1' },
  { url: 'contact.html', revision: 'r1' },
  { url: 'blog/on-pace.html', revision: 'r1' },
];

/** The key under which an address is answered from the device, or undefined when the network is asked. */
function answeredBy(list: Parameters<typeof precache>[0], address: string): string | undefined {
  const url = new URL(address, origin);
  const found: unknown = precache(list).route.match({
    url,
    request: new Request(url),
    sameOrigin: true,
    event: undefined as never,
  });
  if (typeof found !== 'object' || found === null || !('cacheKey' in found)) return undefined;
  return String(found.cacheKey).replace(origin, '');
}

test.each([
  '/contact',
  '/contact?',
  '/contact/',
  '/contact#form',
  '/contact?utm_source=newsletter&utm_campaign=may',
  '/contact/?utm_source=x&fbclid=y',
  '/contact?gclid=1&gbraid=2&wbraid=3&msclkid=4&mc_cid=5&mc_eid=6&igshid=7&_gl=8&ref=9',
  '/contact?a-campaign-of-tomorrow=1',
  '/contact.html',
  '/contact/index.html',
  '/contact//',
])('%s is answered by the contact page', (address) => {
  expect(answeredBy(cleanList, address)).toBe('/contact?__WB_REVISION__=r1');
  expect(answeredBy(fileList, address)).toBe('/contact.html?__WB_REVISION__=r1');
});

test.each(['/', '/?', '/?fbclid=y', '/index.html', '/#top'])('%s is answered by the home page', (address) => {
  expect(answeredBy(cleanList, address)).toBe('/?__WB_REVISION__=r1');
  expect(answeredBy(fileList, address)).toBe('/index.html?__WB_REVISION__=r1');
});

test('a page in a folder is answered with a trailing slash and parameters', () => {
  expect(answeredBy(cleanList, '/blog/on-pace/?utm_source=x')).toBe('/blog/on-pace?__WB_REVISION__=r1');
  expect(answeredBy(fileList, '/blog/on-pace/?utm_source=x')).toBe('/blog/on-pace.html?__WB_REVISION__=r1');
});

test('an unknown address is answered by no page', () => {
  expect(answeredBy(cleanList, '/contacts')).toBeUndefined();
  expect(answeredBy(cleanList, '/blog')).toBeUndefined();
  expect(answeredBy(cleanList, '/assets/page-def456.js')).toBeUndefined();
});

test('a script of the former version is looked for on the device before the network', () => {
  const { formerVersionRoute } = precache(cleanList);
  const ask = (address: string, sameOrigin: boolean) => {
    const url = new URL(address, origin);
    return Boolean(
      formerVersionRoute.match({ url, request: new Request(url), sameOrigin, event: undefined as never }),
    );
  };
  expect(ask('/assets/page-def456.js', true)).toBe(true);
  expect(ask('/robots.txt', true)).toBe(false);
  expect(ask('https://other.example/assets/a.js', false)).toBe(false);
});
