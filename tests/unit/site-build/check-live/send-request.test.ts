import { expect, test } from 'vitest';
import { createSender } from '../../../../src/site-build/check-live/send-request';

const address = 'https://www.kitaki.example/about';

/** A network whose responses the test sends one by one. */
function heldNetwork() {
  const open: (() => void)[] = [];
  const fetch = () => new Promise<Response>((resolve) => open.push(() => resolve(new Response('page'))));
  return { open, fetch };
}

test('at most six requests run at the same time, and all get a response', async () => {
  const { open, fetch } = heldNetwork();
  const send = createSender({ fetch });
  const answers = Promise.all(Array.from({ length: 20 }, () => send(address)));
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
  const hang = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const send = createSender({ fetch: hang, timeLimitMs: 20, maxParallel: 1 });
  const answers = await Promise.all([send(address), send(address)]);
  expect(answers.map(({ status, failure }) => [status, failure])).toEqual([
    [0, 'no answer (The operation was aborted due to timeout)'],
    [0, 'no answer (The operation was aborted due to timeout)'],
  ]);
});

test('a request is sent once, also when it fails', async () => {
  let sent = 0;
  const send = createSender({
    fetch: async () => {
      sent += 1;
      throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
    },
  });
  expect((await send(address)).failure).toBe('no answer (read ECONNRESET)');
  expect(sent).toBe(1);
});

test('a refused connection, whose error has a code and no message, has the code as reason', async () => {
  const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  const send = createSender({ fetch: () => Promise.reject(new TypeError('fetch failed', { cause })) });
  expect((await send(address)).failure).toBe('no answer (ECONNREFUSED)');
});

test('a redirect is a response and is not followed', async () => {
  const seen: (RequestInit | undefined)[] = [];
  const send = createSender({
    fetch: async (_, init) => {
      seen.push(init);
      return new Response(null, { status: 301, headers: { Location: '/about' } });
    },
  });
  expect((await send(address)).status).toBe(301);
  expect(seen[0]?.redirect).toBe('manual');
});
