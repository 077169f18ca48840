import { expect, test, vi } from 'vitest';
import { answerRequest } from '../../../sw/answer-request';
import { ORIGIN } from './test-host';

const urlOf = (path: string) => new URL(path, ORIGIN);

/** A request of a page. Scripts cannot make a request with the mode 'navigate', so this sets the mode afterwards. */
const requestFor = (path: string, mode: RequestMode): Request =>
  Object.defineProperty(new Request(urlOf(path)), 'mode', { value: mode });

function stubNetwork(response: Response | null): void {
  vi.stubGlobal('fetch', async () => {
    if (response === null) throw new TypeError('Failed to fetch');
    return response;
  });
}

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' } };

/** Answers a request. `stored`, `earlier`: the text that the device has for a path, of this version and of another one. */
function answerTo(
  path: string,
  {
    mode = 'navigate' as RequestMode,
    stored = { '/404': '<h1>404</h1>', '/saved': 'saved' } as Record<string, string>,
    earlier = {} as Record<string, string>,
    known = [] as string[],
    network = null as Response | null,
  } = {},
): Promise<Response> {
  const textIn =
    (texts: Record<string, string>) =>
    async ({ pathname }: URL) =>
      texts[pathname] === undefined ? undefined : new Response(texts[pathname], HTML);
  const files = {
    findFile: textIn(stored),
    findAnyRevision: textIn(earlier),
    belongsToVersion: async ({ pathname }: URL) => known.includes(pathname),
  };
  stubNetwork(network);
  return answerRequest(requestFor(path, mode), files);
}

test('a file of this version is answered from the device, even with network', async () => {
  const response = await answerTo('/about', { stored: { '/about': 'stored' }, network: new Response('new') });
  expect(await response.text()).toBe('stored');
});

test('with network, an unknown address is answered by the host, whatever its answer', async () => {
  const newerPage = new Response('a page newer than this worker');
  expect(await answerTo('/new', { network: newerPage })).toBe(newerPage);
  const serverError = new Response('', { status: 503 });
  expect(await answerTo('/new', { network: serverError })).toBe(serverError);
});

test('an article stored in another revision is answered by the network, and from the device without network', async () => {
  const earlier = { '/blog/pace': 'earlier' };
  expect(await (await answerTo('/blog/pace', { earlier, network: new Response('new') })).text()).toBe('new');
  expect(await (await answerTo('/blog/pace', { earlier })).text()).toBe('earlier');
  expect(await (await answerTo('/blog/pace', { earlier, mode: 'cors' })).text()).toBe('earlier');
});

test('if the cache cannot be read, the network answers, and without network the request fails', async () => {
  const broken = () => Promise.reject(new Error('The cache cannot be opened'));
  const files = { findFile: broken, findAnyRevision: broken, belongsToVersion: broken };
  const online = new Response('from the network');
  const request = requestFor('/about', 'navigate');
  stubNetwork(online);
  expect(await answerRequest(request, files)).toBe(online);
  stubNetwork(null);
  await expect(answerRequest(request, files)).rejects.toThrow('The cache');
});

test('without network, an article that is not stored yet leads to the list of stored pages', async () => {
  const response = await answerTo('/blog/pace', { known: ['/blog/pace'] });
  expect([response.status, response.headers.get('location')]).toEqual([302, `${ORIGIN}/saved`]);
});

test('without network, the 404 page keeps its headers and has status 404', async () => {
  const response = await answerTo('/no-such-page');
  expect(response.status).toBe(404);
  expect(Object.fromEntries(response.headers)).toEqual(HTML.headers);
});

test('without network and without a stored 404 page, the request fails', async () => {
  expect((await answerTo('/no-such-page', { stored: {} })).type).toBe('error');
  expect((await answerTo('/blog/pace', { stored: {}, known: ['/blog/pace'] })).type).toBe('error');
});

test('without network, a page or drawing that a script requests gets an error instead of the 404 page', async () => {
  expect((await answerTo('/blog/pace', { known: ['/blog/pace'], mode: 'cors' })).type).toBe('error');
  expect((await answerTo('/scenes/cover.svg', { mode: 'no-cors' })).type).toBe('error');
});

test.each(['/functions/v1/lead-proxy', '/robots.txt', '/scenes/cover.svg'])(
  'without network, %s is not answered with the 404 page',
  async (path) => {
    expect((await answerTo(path)).type).toBe('error');
  },
);
