import { expect, test, vi } from 'vitest';
import { createSender } from '../../../../src/programs/check-live/send-request';

const ADDRESS = 'https://www.kitaki.example/about';

/** A network whose responses the test sends one by one. */
function heldNetwork() {
  const open: (() => void)[] = [];
  const fetch = () => new Promise<Response>((resolve) => open.push(() => resolve(new Response('page'))));
  return { open, fetch };
}

test('at most six requests run at the same time, and all get a response', async () => {
  const { open, fetch } = heldNetwork();
  const send = createSender(fetch);
  const answers = Promise.all(Array.from({ length: 20 }, () => send(ADDRESS)));
  const counts: number[] = [];
  for (let answered = 0; answered < 20; answered += 1) {
    await expect.poll(() => open.length).toBe(Math.min(20, 6 + answered));
    counts.push(open.length - answered);
    open[answered]?.();
  }
  expect(Math.max(...counts)).toBe(6);
  expect((await answers).map(({ body }) => body)).toEqual(Array(20).fill('page'));
});

test('a request that takes too long is aborted, and the next one runs', async () => {
  const { timeout } = AbortSignal;
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 20));
  const hang = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const send = createSender(hang);
  const answers = await Promise.all(Array.from({ length: 7 }, () => send(ADDRESS)));
  expect(limit).toHaveBeenLastCalledWith(15_000);
  limit.mockRestore();
  expect(answers.map(({ status, failure }) => [status, failure])).toEqual(
    Array(7).fill([0, 'no answer within 15 s']),
  );
});

test('a request is sent once, also when it fails', async () => {
  let sent = 0;
  const send = createSender(async () => {
    sent += 1;
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) });
  });
  expect((await send(ADDRESS)).failure).toBe('the connection broke off');
  expect(sent).toBe(1);
});

test.each([
  [new AggregateError([]), 'ECONNREFUSED', 'the connection is refused'],
  [new Error('x'), 'ENOTFOUND', 'no server has this name (DNS)'],
  [new Error('x'), 'CERT_HAS_EXPIRED', 'the certificate has expired'],
  [new Error('wrong version number'), 'EPROTO', 'no answer (wrong version number)'],
  [new AggregateError([]), 'EPIPE', 'no answer (EPIPE)'],
])('the reason of %j with the code %s is: %s', async (error, code, words) => {
  const cause = Object.assign(error, { code });
  const send = createSender(() => Promise.reject(new TypeError('fetch failed', { cause })));
  expect((await send(ADDRESS)).failure).toBe(words);
});

test('a redirect is a response and is not followed', async () => {
  const seen: (RequestInit | undefined)[] = [];
  const send = createSender(async (_, init) => {
    seen.push(init);
    return new Response(null, { status: 301, headers: { Location: '/about' } });
  });
  expect((await send(ADDRESS)).status).toBe(301);
  expect(seen[0]?.redirect).toBe('manual');
});
