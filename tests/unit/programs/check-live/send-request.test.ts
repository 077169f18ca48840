import { expect, test, vi } from 'vitest';
import { sendRequest } from '../../../../src/programs/check-live/send-request';

const ADDRESS = 'https://www.kitaki.example/about';

test('a request that takes too long is aborted', async () => {
  const { timeout } = AbortSignal;
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 20));
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    return new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  const { status, outcome } = await sendRequest(ADDRESS);
  expect(limit).toHaveBeenLastCalledWith(15_000);
  expect([status, outcome]).toEqual([0, 'no answer (The operation was aborted due to timeout)']);
});

test.each([
  [new Error('certificate has expired'), 'CERT_HAS_EXPIRED', 'no answer (certificate has expired)'],
  [new AggregateError([]), 'ECONNREFUSED', 'no answer (ECONNREFUSED)'],
])('a request that fails with %j and the code %s is sent once, and says: %s', async (error, code, words) => {
  const cause = Object.assign(error, { code });
  const fetch = vi.fn(() => Promise.reject(new TypeError('fetch failed', { cause })));
  vi.stubGlobal('fetch', fetch);
  expect((await sendRequest(ADDRESS)).outcome).toBe(words);
  expect(fetch).toHaveBeenCalledOnce();
});

test('a redirect is a response and is not followed', async () => {
  const fetch = vi.fn(async (_: string, _init?: RequestInit) => {
    return new Response(null, { status: 301, headers: { Location: '/about' } });
  });
  vi.stubGlobal('fetch', fetch);
  expect((await sendRequest(ADDRESS)).status).toBe(301);
  expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('manual');
});
