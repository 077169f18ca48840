import { expect, test } from 'vitest';
import { gotAnswer, type SendOptions, sendLead } from '../../../../src/leads/outbox/send-lead';
import { leadFromQuote } from '../../../../src/leads/rules/lead';

const LEAD = leadFromQuote({ resort_name: 'Hill View', email: 'a@b.in', phone: '' });

type Call = { url: string; init: RequestInit };

function answering(answer: () => Promise<Response>): { calls: Call[]; options: SendOptions } {
  const calls: Call[] = [];
  return {
    calls,
    options: {
      host: 'https://api.example',
      key: 'public-key',
      idempotencyKey: null,
      now: () => 0,
      fetch: (url, init) => {
        calls.push({ url: String(url), init: init ?? {} });
        return answer();
      },
    },
  };
}

function status(code: number, headers: Record<string, string> = {}): () => Promise<Response> {
  return async () => new Response(null, { status: code, headers });
}

test('a lead is one POST with the 8 fields, JSON and the bearer key, and no header more', async () => {
  const { calls, options } = answering(status(200));
  const withMore = { ...LEAD, id: 'inner' };
  expect(await sendLead(withMore, options)).toEqual({ kind: 'delivered', status: 200 });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).toBe('https://api.example/functions/v1/lead-proxy');
  expect(calls[0]?.init).toMatchObject({ method: 'POST', redirect: 'manual', keepalive: false });
  expect(calls[0]?.init.headers).toEqual({
    'Content-Type': 'application/json',
    Authorization: 'Bearer public-key',
  });
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual(LEAD);
});

test('the number of a lead goes as Idempotency-Key, in quotes, and changes nothing else', async () => {
  const { calls, options } = answering(status(200));
  await sendLead(LEAD, { ...options, idempotencyKey: '00ff' });
  await sendLead(LEAD, options);
  const [numbered, plain] = calls.map(({ init }) => init);
  expect(numbered?.headers).toEqual({ ...Object(plain?.headers), 'Idempotency-Key': '"00ff"' });
  expect(numbered?.body).toBe(plain?.body);
  expect(Object.keys(Object(plain?.headers))).not.toContain('Idempotency-Key');
});

test('only a small request outlives its page, and only when asked to', async () => {
  const { calls, options } = answering(status(200));
  await sendLead(LEAD, { ...options, keepalive: true });
  await sendLead({ ...LEAD, custom_message: 'x'.repeat(70_000) }, { ...options, keepalive: true });
  expect(calls.map((call) => call.init.keepalive)).toEqual([true, false]);
});

test('the body of the answer is not read', async () => {
  const response = new Response('stored', { status: 200 });
  const { options } = answering(async () => response);
  await sendLead(LEAD, options);
  expect(response.bodyUsed).toBe(false);
});

test.each([200, 201, 204, 299])('%d is delivered', async (code) => {
  expect(await sendLead(LEAD, answering(status(code)).options)).toEqual({ kind: 'delivered', status: code });
});

test.each([400, 401, 403, 404, 409, 413, 415, 422, 451])('%d is refused', async (code) => {
  expect(await sendLead(LEAD, answering(status(code)).options)).toEqual({ kind: 'refused', status: code });
});

test.each([301, 302, 307, 408, 425, 429, 500, 502, 503, 504])('%d is to be tried again', async (code) => {
  expect(await sendLead(LEAD, answering(status(code)).options)).toEqual({
    kind: 'retry',
    reason: 'server',
    status: code,
    retryAfterMs: null,
  });
});

test('the pause a server asks for is passed on', async () => {
  const { options } = answering(status(503, { 'Retry-After': '90' }));
  expect(await sendLead(LEAD, options)).toMatchObject({ status: 503, retryAfterMs: 90_000 });
});

test('an answer the browser hides, such as a redirect to a login page, is not delivered', async () => {
  const { options } = answering(async () => Response.error());
  expect(await sendLead(LEAD, options)).toMatchObject({ kind: 'retry', reason: 'server', status: 0 });
});

test('a dead line and a silent server are told apart from an answer', async () => {
  const dead = await sendLead(
    LEAD,
    answering(() => Promise.reject(new TypeError('Failed to fetch'))).options,
  );
  expect(dead).toEqual({ kind: 'retry', reason: 'network' });
  const silent = answering(() => new Promise(() => undefined));
  const waited = await sendLead(LEAD, { ...silent.options, timeoutMs: 5 });
  expect(waited).toEqual({ kind: 'retry', reason: 'timeout' });
  expect(silent.calls[0]?.init.signal?.aborted).toBe(true);
  expect([dead, waited].map(gotAnswer)).toEqual([false, false]);
  expect(gotAnswer({ kind: 'refused', status: 422 })).toBe(true);
  expect(gotAnswer({ kind: 'retry', reason: 'server', status: 500, retryAfterMs: null })).toBe(true);
});
