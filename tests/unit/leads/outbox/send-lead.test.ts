import { expect, test, vi } from 'vitest';
import { mapFields } from '../../../../src/helpers/map-fields';
import { type SendOptions, sendLead } from '../../../../src/leads/outbox/send-lead';
import { LEAD_FIELDS, LEAD_MAX_LENGTHS } from '../../../../src/leads/rules/lead-payload';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { DELIVERED } from '../outcomes';

const HOUR = 3_600_000;
const LEAD = { id: '00ff', payload: leadOf('Hill View') };

interface Call {
  url: string;
  init: RequestInit;
}

/** A backend on another host, which is not sent the id. */
function backend(answer: (init: RequestInit) => Promise<Response>) {
  const calls: Call[] = [];
  const options: SendOptions = {
    host: 'https://api.example',
    key: 'public-key',
    sendsLeadId: false,
    signal: new AbortController().signal,
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return answer(init);
  });
  return { calls, options };
}

const status = (code: number, headers: Record<string, string> = {}) =>
  backend(async () => new Response(null, { status: code, headers })).options;

const answer = (body: string, type: string, sendsLeadId: boolean): SendOptions => ({
  ...backend(async () => new Response(body, { status: 200, headers: { 'Content-Type': type } })).options,
  sendsLeadId,
});

test('a lead is one POST with exactly its fields, JSON and the key', async () => {
  const { calls, options } = backend(async () => new Response(null));
  const payload = { ...LEAD.payload, rooms: '12', id: 'inner' };
  expect(await sendLead({ ...LEAD, payload }, options)).toEqual(DELIVERED);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).toBe('https://api.example/functions/v1/lead-proxy');
  expect(calls[0]?.init).toMatchObject({ method: 'POST', redirect: 'manual', keepalive: false });
  expect(calls[0]?.init.headers).toEqual({
    'Content-Type': 'application/json',
    Authorization: 'Bearer public-key',
  });
  expect(calls[0]?.init.body).toBe(JSON.stringify(LEAD.payload));
});

test('where the id is sent, it is a quoted header and changes nothing else', async () => {
  const { calls, options } = backend(async () => new Response(null));
  await sendLead(LEAD, { ...options, sendsLeadId: true });
  await sendLead(LEAD, options);
  const [withId, without] = calls.map(({ init }) => init);
  expect(withId?.headers).toEqual({ ...Object(without?.headers), 'Idempotency-Key': '"00ff"' });
  expect(withId?.body).toBe(without?.body);
});

test('a request continues after its page is closed only when the caller asks', async () => {
  const { calls, options } = backend(async () => new Response(null));
  await sendLead(LEAD, { ...options, keepalive: true });
  await sendLead(LEAD, options);
  expect(calls.map((call) => call.init.keepalive)).toEqual([true, false]);
});

test('the longest lead is small enough for a request that continues: browsers accept 64 KB', async () => {
  const { calls, options } = backend(async () => new Response(null));
  // A control character has six bytes in JSON, more than any letter.
  const texts = mapFields(LEAD_FIELDS, (field) => '\u0001'.repeat(LEAD_MAX_LENGTHS[field]));
  await sendLead(
    { ...LEAD, payload: { ...texts, source: LEAD.payload.source, status: LEAD.payload.status } },
    options,
  );
  expect(new TextEncoder().encode(String(calls[0]?.init.body)).length).toBeLessThan(32_000);
});

test.each([200, 201, 204, 299])('a lead answered with %d is delivered', async (code) => {
  expect(await sendLead(LEAD, status(code))).toEqual(DELIVERED);
  expect(await sendLead(LEAD, { ...status(code), sendsLeadId: true })).toEqual(DELIVERED);
});

test.each([400, 413, 415, 422])('a lead answered with %d is refused', async (code) => {
  expect(await sendLead(LEAD, status(code))).toEqual({ kind: 'refused', status: code });
});

test.each([301, 302, 307, 408, 425, 429, 500, 502, 503, 504])(
  'a lead answered with %d is tried again',
  async (code) => {
    const deferred = { kind: 'deferred', status: code };
    expect(await sendLead(LEAD, status(code))).toEqual({ ...deferred, retryAfterMs: null });
    const asks = status(code, { 'Retry-After': '90' });
    expect(await sendLead(LEAD, asks)).toEqual({ ...deferred, retryAfterMs: 90_000 });
  },
);

test.each([401, 402, 403, 404, 405, 409, 410, 451])(
  'a lead answered with %d is tried again after an hour or more',
  async (code) => {
    const deferred = { kind: 'deferred', status: code };
    expect(await sendLead(LEAD, status(code))).toEqual({ ...deferred, retryAfterMs: HOUR });
    expect(await sendLead(LEAD, status(code, { 'Retry-After': '90' }))).toEqual({
      ...deferred,
      retryAfterMs: HOUR,
    });
    const long = status(code, { 'Retry-After': '7200' });
    expect(await sendLead(LEAD, long)).toEqual({ ...deferred, retryAfterMs: 2 * HOUR });
  },
);

test('a redirect, which the browser hides, is not delivered', async () => {
  const { options } = backend(async () => Response.error());
  expect(await sendLead(LEAD, options)).toMatchObject({ kind: 'deferred', status: 0 });
});

test.each(['text/html', 'Text/HTML; charset=utf-8'])(
  'a page of type %s is no answer if the id was sent, and counts as delivered if it was not',
  async (type) => {
    const page = '\n <!doctype html><title>Log in to the Wi-Fi</title>';
    expect(await sendLead(LEAD, answer(page, type, true))).toEqual(UNANSWERED);
    expect(await sendLead(LEAD, answer(page, type, false))).toEqual(DELIVERED);
  },
);

test.each([
  ['text', 'stored', 'text/html'],
  ['nothing', '', 'text/html'],
  ['JSON of the wrong type', '{"ok":true}', 'text/html'],
  ['JSON', '{"ok":true}', 'application/json'],
  ['another format that begins with "<"', '<ok/>', 'application/xml'],
])('an answer of %s is delivered', async (_, body, type) => {
  expect(await sendLead(LEAD, answer(body, type, true))).toEqual(DELIVERED);
});

test('an error page keeps its status', async () => {
  const { options } = backend(
    async () => new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
  );
  expect(await sendLead(LEAD, { ...options, sendsLeadId: true })).toMatchObject({
    status: 502,
  });
});

/** A fetch that lasts until it is aborted. */
const untilAborted = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

test('a network failure leaves the request unanswered', async () => {
  const { options } = backend(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendLead(LEAD, options)).toEqual(UNANSWERED);
});

test('an aborted request is unanswered', async () => {
  const controller = new AbortController();
  const sending = sendLead(LEAD, { ...backend(untilAborted).options, signal: controller.signal });
  controller.abort();
  expect(await sending).toEqual(UNANSWERED);
});

test('a server that sends its headers and no end of the page is unanswered when the request is aborted', async () => {
  const { options } = backend(async ({ signal }) => {
    const endless = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<'));
        // As the browser does.
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(endless, { headers: { 'Content-Type': 'text/html' } });
  });
  expect(await sendLead(LEAD, { ...options, sendsLeadId: true, signal: AbortSignal.timeout(5) })).toEqual(
    UNANSWERED,
  );
});
