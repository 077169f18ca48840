import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { openLeadFolder } from '../../../../src/server/lead-folder/lead-folder';
import { createNotifier, type NotifierOptions } from '../../../../src/server/lead-function/notifier';
import { writeRecord } from '../../../support/lead-records';
import { createLeadService, LEAD, leadRequest } from '../../../support/lead-service';
import { newLeadFolder } from '../../../support/temporary-folder';

interface Call {
  body: Record<string, unknown>;
  text: string;
  headers: Headers;
}

/** What each called address does: a `fetch` for its url. */
const hooks = new Map<string, typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => hooks.get(url)?.(url, init));
});

/** Each ends the work of a notifier. */
let endWork: (() => Promise<void>)[] = [];

afterEach(async () => {
  // A notifier that works on would begin its pause in the fake time of the next test.
  for (const end of endWork) await end();
  endWork = [];
});

/** Each time vitest polls, it also advances the fake time by 5 ms. */
const poll: typeof expect.poll = (read) => expect.poll(read, { interval: 5 });

/** A lead function with a notifier. `hook.answer` is what the called address answers: a status, an error, or nothing. */
async function serve(
  { fetch, ...options }: Partial<NotifierOptions> & { fetch?: typeof globalThis.fetch } = {},
  folder = newLeadFolder(),
) {
  const calls: Call[] = [];
  const hook: { answer: number | Error | 'nothing' } = { answer: 200 };
  const hanging: (() => void)[] = [];
  const lines: string[] = [];
  let workCount = 0;
  const store = await openLeadFolder(folder);
  const url = `https://hook.example/${hooks.size}`;
  const answerCall: typeof globalThis.fetch = async (_url, init) => {
    const text = String(init?.body);
    calls.push({ text, body: JSON.parse(text), headers: new Headers(init?.headers) });
    const { answer } = hook;
    if (answer instanceof Error) throw answer;
    if (answer === 'nothing')
      return new Promise((_, reject) => hanging.push(() => reject(new Error('aborted'))));
    return new Response('ok', { status: answer });
  };
  hooks.set(url, fetch ?? answerCall);
  const notifier = createNotifier({
    store,
    url,
    secret: null,
    leadsLocation: '`npm run leads`',
    log: (line) => void lines.push(line),
    ...options,
    keepAlive(work) {
      options.keepAlive?.(work);
      workCount += 1;
      void work.then(() => {
        workCount -= 1;
      });
    },
  });
  const service = createLeadService(store, { notify: notifier.notify, now: () => new Date() });
  const due = async () => (await store.listMessagesDue()).map(({ id }) => id);
  /** Ends the calls without an answer, as their time limit does. */
  const endCalls = () => {
    for (const end of hanging.splice(0)) end();
  };
  endWork.push(async () => {
    hook.answer = 200;
    for (const id of await due()) await store.markMessageSent(id);
    await vi.waitFor(() => {
      endCalls();
      vi.runOnlyPendingTimers();
      expect(workCount).toBe(0);
    }, 15_000);
  });
  return { ...service, folder, store, notifier, hook, calls, due, lines, endCalls };
}

/** Waits until a pause has begun, and lets its time pass. */
async function endPause(): Promise<void> {
  await poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersToNextTimer();
}

/** Stores due leads of an earlier year. Their hotel is "Bad Inn". */
function storeOldLeads(folder: string, count: number): void {
  const bad = { received_at: '2025-01-01T00:00:00.000Z', ...LEAD, company_name: 'Bad Inn' };
  for (let n = 0; n < count; n += 1) writeRecord(folder, { id: `bad-${n}`, ...bad }, true);
}

test('a new lead causes one call, even if it is sent twice, without mail address and phone number', async () => {
  const service = await serve();
  const typed = {
    ...LEAD,
    company_name: 'Pine <!channel> Ridge\n+91 98450 12345',
    city: 'desk@hotel.example',
  };
  for (let n = 0; n < 2; n += 1) await service.send(leadRequest('one', { body: JSON.stringify(typed) }));
  await poll(() => service.lines).toEqual([`the office has a message about ${receiptOf('one')}`]);
  expect(await service.due()).toEqual([]);
  expect(service.calls.map(({ body }) => body)).toEqual([
    {
      text: `New lead ${receiptOf('one')}: Pine !channel Ridge …, … (contact form). Read it: \`npm run leads\``,
    },
  ]);
});

test('with a secret the whole lead is sent, signed with the time', async () => {
  const now = new Date('2026-11-22T10:00:00.500Z');
  vi.setSystemTime(now);
  const service = await serve({ secret: 's3cret' });
  await service.send(leadRequest('one'));
  await poll(service.due).toEqual([]);
  const [call] = service.calls;
  expect(call?.body).toMatchObject({ id: 'one', receipt: receiptOf('one'), ...LEAD });
  const t = now.getTime() / 1000 - 0.5;
  const v1 = createHmac('sha256', 's3cret').update(`${t}.${call?.text}`).digest('hex');
  expect(call?.headers.get('Kitaki-Signature')).toBe(`t=${t},v1=${v1}`);
});

test.each([[500], [404], [302], [new Error('connection refused')]])(
  'if the call answers %s, the visitor still gets 200, and the call is repeated until it works',
  async (answer) => {
    const service = await serve();
    service.hook.answer = answer;
    expect((await service.send(leadRequest('one'))).status).toBe(200);
    for (let n = 0; n < 2; n += 1) await endPause();
    await poll(() => service.calls.length).toBe(3);
    expect(await service.due()).toEqual(['one']);
    service.hook.answer = 200;
    await endPause();
    // One line for the first failure, and one for the success.
    await poll(() => service.lines).toHaveLength(2);
    expect(await service.due()).toEqual([]);
  },
);

test('the pause grows up to an hour while no call works, and starts again with a new lead or a call that works', async () => {
  let lastCall = Date.now();
  const pauses: number[] = [];
  const service = await serve({
    fetch: async () => {
      pauses.push(Math.round((Date.now() - lastCall) / 1000));
      lastCall = Date.now();
      if (pauses.length === 11) await service.send(leadRequest('two'));
      // Only the 15th call works.
      return new Response('', { status: pauses.length === 15 || pauses.length > 18 ? 200 : 500 });
    },
  });
  await service.send(leadRequest('one'));
  for (let n = 0; n < 15; n += 1) await endPause();
  await poll(service.due).toEqual([]);
  const growing = [8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600];
  // After the eleventh call each round has two calls.
  expect(pauses).toEqual([0, ...growing, 0, 0, 8, 0, 8, 16, 32, 64]);
});

test('a call without an answer delays neither the visitor nor, after its end, the call for a new lead', async () => {
  const folder = newLeadFolder();
  storeOldLeads(folder, 3);
  const service = await serve({}, folder);
  service.hook.answer = 'nothing';
  service.notifier.notifyDue();
  await poll(() => service.calls.length).toBe(1);
  expect((await service.send(leadRequest('one'))).status).toBe(200);
  vi.advanceTimersByTime(1);
  expect((await service.send(leadRequest('two'))).status).toBe(200);
  service.hook.answer = 200;
  service.endCalls();
  await poll(service.due).toEqual([]);
  const texts = service.calls.map(({ text }) => text);
  expect(texts).toHaveLength(6);
  expect(texts[1]).toContain(receiptOf('two'));
  expect(texts[2]).toContain(receiptOf('one'));
});

test('a new lead ends the pause after a failed call, and is sent first', async () => {
  const service = await serve();
  service.hook.answer = 500;
  await service.send(leadRequest('one'));
  await poll(() => vi.getTimerCount()).toBe(1);
  service.hook.answer = 200;
  await service.send(leadRequest('two'));
  await poll(service.due).toEqual([]);
  expect(service.calls.at(1)?.text).toContain(receiptOf('two'));
  expect(vi.getTimerCount()).toBe(0);
});

test('a lead that is stored while the due leads are listed is sent', async () => {
  const folder = newLeadFolder();
  const store = await openLeadFolder(folder);
  let whileListing: (() => Promise<unknown>) | null = () => service.send(leadRequest('one'));
  const listMessagesDue = async () => {
    const due = await store.listMessagesDue();
    const work = whileListing;
    whileListing = null;
    await work?.();
    return due;
  };
  const service = await serve({ store: { ...store, listMessagesDue } }, folder);
  service.notifier.notifyDue();
  await poll(() => service.calls.length).toBe(1);
  await poll(service.due).toEqual([]);
});

test('there is one call at a time, and notifyDue adds none while a call or a pause lasts', async () => {
  const service = await serve();
  const askOften = async () => {
    for (let n = 0; n < 5; n += 1) {
      service.notifier.notifyDue();
      await service.due();
    }
  };
  service.hook.answer = 'nothing';
  for (const id of ['one', 'two', 'three']) await service.send(leadRequest(id));
  await askOften();
  expect(service.calls).toHaveLength(1);
  service.hook.answer = 500;
  service.endCalls();
  await poll(() => service.calls.length).toBe(4);
  await askOften();
  expect(service.calls).toHaveLength(4);
});

test('calls end giveUpAfterMs after the last start, and the next start sends the rest', async () => {
  const kept: Promise<void>[] = [];
  const service = await serve({ giveUpAfterMs: 20_000, keepAlive: (work) => void kept.push(work) });
  service.hook.answer = 500;
  await service.send(leadRequest('one'));
  await endPause();
  await poll(() => service.calls.length).toBe(2);
  await poll(() => vi.getTimerCount()).toBe(1);
  // The second pause ends after 12 s, not after 16. The new lead starts the 20 s again.
  vi.advanceTimersByTime(10_000);
  await service.send(leadRequest('two'));
  await endPause();
  await poll(() => service.calls.length).toBe(6);
  await endPause();
  // Resolves when the notifier gave up.
  await Promise.all(kept);
  expect(service.calls).toHaveLength(6);
  service.hook.answer = 200;
  service.notifier.notifyDue();
  await Promise.all(kept);
  expect(await service.due()).toEqual([]);
  expect(kept).toHaveLength(2);
});

test('a lead whose call always fails does not stop the others, even if it is the newest', async () => {
  let isDown = true;
  const service = await serve({
    fetch: async (_url, init) =>
      new Response('', { status: isDown || String(init?.body).includes('Bad Inn') ? 400 : 200 }),
  });
  for (let n = 0; n < 12; n += 1) await service.send(leadRequest(`good-${n}`));
  await service.send(leadRequest('bad', { body: JSON.stringify({ ...LEAD, company_name: 'Bad Inn' }) }));
  isDown = false;
  await poll(async () => {
    await endPause();
    return service.due();
  }).toEqual(['bad']);
});

test('messages due before a restart are sent with the next lead, and by notifyDue', async () => {
  const first = await serve();
  first.hook.answer = 500;
  for (const id of ['one', 'two']) await first.send(leadRequest(id));
  await poll(() => first.lines).toHaveLength(2);
  // A lead that another server has just stored is left to that server.
  vi.setSystemTime(Date.now() + 10_000);
  const withNext = await serve({}, first.folder);
  await withNext.send(leadRequest('three'));
  await poll(withNext.due).toEqual([]);
  expect(withNext.calls).toHaveLength(3);

  first.hook.answer = 500;
  const second = await serve({ fetch: async () => new Response('', { status: 500 }) }, first.folder);
  await second.send(leadRequest('four'));
  vi.setSystemTime(Date.now() + 10_000);
  const daily = await serve({}, first.folder);
  daily.notifier.notifyDue();
  await poll(daily.due).toEqual([]);
});

test('a lead that another server has just stored is left to that server', async () => {
  const folder = newLeadFolder();
  const one = await serve({}, folder);
  const other = await serve({}, folder);
  one.hook.answer = 'nothing';
  await one.send(leadRequest('one'));
  await other.send(leadRequest('two'));
  await poll(other.due).toEqual(['one']);
  expect(other.calls).toHaveLength(1);
});

test('no call is made for a lead that was forgotten after its call failed', async () => {
  const service = await serve();
  service.hook.answer = 500;
  await service.send(leadRequest('one'));
  await poll(() => service.calls.length).toBe(1);
  await service.store.forget({ email: LEAD.email_id });
  service.hook.answer = 200;
  await endPause();
  service.notifier.notifyDue();
  await service.send(leadRequest('two'));
  await poll(service.due).toEqual([]);
  expect(service.calls).toHaveLength(2);
});

test('if the store cannot mark a message as sent, it marks it after a pause, and the message is not sent again', async () => {
  const folder = newLeadFolder();
  const store = await openLeadFolder(folder);
  const markMessageSent = vi.fn(store.markMessageSent).mockRejectedValueOnce(new Error('disk full'));
  const service = await serve({ store: { ...store, markMessageSent } }, folder);
  await service.send(leadRequest('one'));
  await poll(() => service.lines).toContain('the messages to the office failed: disk full');
  await endPause();
  await poll(service.due).toEqual([]);
  expect(service.calls).toHaveLength(1);
});

test.each([['the first of November'], ['2999-01-01T00:00:00.000Z']])(
  'a message for a lead whose received_at was edited to %j is sent after a restart',
  async (received_at) => {
    const folder = newLeadFolder();
    writeRecord(folder, { received_at, id: 'one', ...LEAD }, true);
    const service = await serve({}, folder);
    service.notifier.notifyDue();
    await poll(service.due).toEqual([]);
    expect(service.calls).toHaveLength(1);
  },
);

test('after a restart 100 older leads that always fail do not delay a new lead, and are listed only once for a round', async () => {
  const folder = newLeadFolder();
  storeOldLeads(folder, 100);
  const store = await openLeadFolder(folder);
  const listMessagesDue = vi.fn(store.listMessagesDue);
  const fetch = async (_url: unknown, init?: RequestInit) =>
    new Response('', { status: String(init?.body).includes('Bad Inn') ? 400 : 200 });
  const service = await serve({ store: { ...store, listMessagesDue }, fetch }, folder);
  await service.send(leadRequest('new'));
  await poll(service.due).not.toContain('new');
  await endPause();
  expect(listMessagesDue.mock.calls.length).toBeLessThanOrEqual(2);
});

test('no call is made for a lead that was forgotten during the call for another', async () => {
  const kept: Promise<void>[] = [];
  const service = await serve({ keepAlive: (work) => void kept.push(work) });
  service.hook.answer = 'nothing';
  for (const id of ['one', 'two']) await service.send(leadRequest(id));
  await poll(() => service.calls.length).toBe(1);
  await service.store.forget({ email: LEAD.email_id });
  service.endCalls();
  await Promise.all(kept);
  expect(service.calls).toHaveLength(1);
});
