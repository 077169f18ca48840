import { expect, test } from 'vitest';
import { isUnknownPage, networkElseNotFound } from '../../../sw/offline-fallback';

const request = new Request('https://hotel.example/no-such-page');
const notFoundPage = async () =>
  new Response('<h1>404</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const noNetwork = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

function isVisitHandled(path: string, mode: RequestMode = 'navigate', sameOrigin = true): boolean {
  return isUnknownPage({ request: { mode }, sameOrigin, url: new URL(path, 'https://hotel.example') });
}

test('with a network, an unknown address is answered by the host, whatever its answer', async () => {
  const hostAnswer = new Response('a page younger than this worker', { status: 200 });
  expect(await networkElseNotFound(request, async () => hostAnswer, notFoundPage)).toBe(hostAnswer);
  const serverError = new Response('', { status: 503 });
  expect(await networkElseNotFound(request, async () => serverError, notFoundPage)).toBe(serverError);
});

test('without a network, an unknown address shows the 404 page with status 404', async () => {
  const answer = await networkElseNotFound(request, noNetwork, notFoundPage);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toBe('<h1>404</h1>');
});

test('without a network and without the 404 page, the browser says what is wrong', async () => {
  expect((await networkElseNotFound(request, noNetwork, async () => undefined)).type).toBe('error');
});

test('only a visit to a page of this site is handled', () => {
  expect(isVisitHandled('/no-such-page')).toBe(true);
  expect(isVisitHandled('/blog/no-such-article/?utm_source=x')).toBe(true);
  expect(isVisitHandled('/no-such-page', 'cors')).toBe(false);
  expect(isVisitHandled('/no-such-page', 'navigate', false)).toBe(false);
});

test('the lead endpoint and plain files are left to the network', () => {
  for (const path of ['/functions/v1/lead-proxy', '/leads', '/leads/today', '/robots.txt', '/sitemap.xml']) {
    expect(isVisitHandled(path)).toBe(false);
  }
  expect(isVisitHandled('/leadership')).toBe(true);
});
