import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { openLeadFolder } from '../../../../src/server/lead-folder';
import { createNotifier, type NotifierOptions } from '../../../../src/server/leads/notifier';
import { newLeadFolder, writeRecord } from '../../../support/lead-records';
import { lead, leadRequest, serviceOver } from '../../../support/lead-service';

type Call = { body: Record<string, unknown>; text: string; headers: Headers };

/** A lead function with a notifier. `hook.answer` is what the called address answers: a status, an error, or never. */
async function serve(options: Partial<NotifierOptions> = {}, folder = newLeadFolder()) {
  const calls: Call[] = [];
  const hook: { answer: number | Error | 'never' } = { answer: 200 };
  const pauses: (() => void)[] = [];
  const lines: string[] = [];
  const store = await openLeadFolder(folder);
  const notifier = createNotifier({
    store,
    url: 'https://hook.example/x',
    secret: null,
    readAt: '`npm run leads`',
    log: (line) => void lines.push(line),
    pause: () => new Promise((resolve) => pauses.push(() => resolve())),
    fetch: async (_url, init) => {
      const text = String(init?.body);
      calls.push({ text, body: JSON.parse(text), headers: new Headers(init?.headers) });
      const { answer } = hook;
      if (answer instanceof Error) throw answer;
      if (answer === 'never')
        return new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      return new Response('ok', { status: answer });
    },
    ...options,
  });
  const service = serviceOver(store, { notifier, now: () => new Date() });
  const due = async () => (await store.listDue(new Map())).map(({ id }) => id);
  /** Waits until a pause has begun, and ends all pauses. */
  const endPauses = async () => {
    await expect.poll(() => pauses.length).toBeGreaterThan(0);
    for (const resume of pauses.splice(0)) resume();
  };
  return { ...service, folder, store, notifier, hook, calls, due, lines, endPauses };
}

test('a new lead causes one call, with a line without mail address and phone number; a repeat causes none', async () => {
  const service = await serve();
  const typed = {
    ...lead,
    company_name: 'Pine <!channel> Ridge\n+91 98450 12345',
    city: 'desk@hotel.example',
  };
  for (let n = 0; n < 2; n += 1) await service.send(leadRequest('one', { body: JSON.stringify(typed) }));
  await expect.poll(service.due).toEqual([]);
  expect(service.calls.map(({ body }) => body)).toEqual([
    {
      text: `New lead ${receiptOf('one')}: Pine !channel Ridge …, … (contact form). Read it: \`npm run leads\``,
    },
  ]);
  expect(service.lines).toEqual([`the office has a message about ${receiptOf('one')}`]);
});

test('with a secret the whole lead is sent, signed with the time', async () => {
  const now = new Date('2026-11-22T10:00:00.500Z');
  const service = await serve({ secret: 's3cret', now: () => now });
  await service.send(leadRequest('one'));
  await expect.poll(service.due).toEqual([]);
  const [call] = service.calls;
  expect(call?.body).toMatchObject({ id: 'one', receipt: receiptOf('one'), ...lead });
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
    await service.endPauses();
    await service.endPauses();
    await expect.poll(() => service.calls.length).toBeGreaterThanOrEqual(3);
    expect(await service.due()).toEqual(['one']);
    service.hook.answer = 200;
    await service.endPauses();
    await expect.poll(service.due).toEqual([]);
    // One line for the first failure, and one for the success.
    expect(service.lines).toHaveLength(2);
  },
);

test('a call without an answer delays neither the visitor nor the call for the next lead', async () => {
  const service = await serve();
  service.hook.answer = 'never';
  expect((await service.send(leadRequest('one'))).status).toBe(200);
  await expect.poll(() => service.calls.length).toBe(1);
  service.hook.answer = 200;
  await service.send(leadRequest('two'));
  await expect.poll(service.due).toEqual(['one']);
});

test('a lead whose call always fails does not stop the others', async () => {
  const service = await serve({
    fetch: async (_url, init) =>
      new Response('', { status: String(init?.body).includes('Bad Inn') ? 400 : 200 }),
  });
  await service.send(leadRequest('bad', { body: JSON.stringify({ ...lead, company_name: 'Bad Inn' }) }));
  for (let n = 0; n < 12; n += 1) await service.send(leadRequest(`good-${n}`));
  await expect
    .poll(async () => {
      await service.endPauses();
      return service.due();
    })
    .toEqual(['bad']);
});

test('messages due before a restart are sent with the next lead, and by notifyDue', async () => {
  const first = await serve();
  first.hook.answer = 500;
  for (const id of ['one', 'two']) await first.send(leadRequest(id));
  await expect.poll(() => first.calls.length).toBeGreaterThanOrEqual(2);
  // Ten seconds later: a lead that another server has just stored is left to that server.
  const later = { now: () => new Date(Date.now() + 10_000) };
  const withNext = await serve(later, first.folder);
  await withNext.send(leadRequest('three'));
  await expect.poll(withNext.due).toEqual([]);
  expect(withNext.calls).toHaveLength(3);

  first.hook.answer = 500;
  const second = await serve({ fetch: async () => new Response('', { status: 500 }) }, first.folder);
  await second.send(leadRequest('four'));
  const daily = await serve(later, first.folder);
  daily.notifier.notifyDue();
  await expect.poll(daily.due).toEqual([]);
});

test('a lead that another server has just stored is left to that server', async () => {
  const folder = newLeadFolder();
  const one = await serve({}, folder);
  const other = await serve({}, folder);
  one.hook.answer = 'never';
  await one.send(leadRequest('one'));
  await other.send(leadRequest('two'));
  await expect.poll(other.due).toEqual(['one']);
  expect(other.calls).toHaveLength(1);
});

test('no call is made for a lead that was forgotten after its call failed', async () => {
  const service = await serve();
  service.hook.answer = 500;
  await service.send(leadRequest('one'));
  await expect.poll(() => service.calls.length).toBe(1);
  await service.store.forget({ email: lead.email_id });
  service.hook.answer = 200;
  await service.endPauses();
  service.notifier.notifyDue();
  await service.send(leadRequest('two'));
  await expect.poll(service.due).toEqual([]);
  expect(service.calls).toHaveLength(2);
});

test('if the store cannot note that the message is sent, it is noted later, without a second call', async () => {
  const folder = newLeadFolder();
  const store = await openLeadFolder(folder);
  let isFull = true;
  const service = await serve(
    {
      store: {
        ...store,
        setOfficeMessageSent: (id) =>
          isFull ? Promise.reject(new Error('disk full')) : store.setOfficeMessageSent(id),
      },
    },
    folder,
  );
  await service.send(leadRequest('one'));
  await expect.poll(() => service.lines).toContain('the messages to the office failed: disk full');
  isFull = false;
  await service.endPauses();
  await expect.poll(service.due).toEqual([]);
  expect(service.calls).toHaveLength(1);
});

test.each([['the first of November'], ['2999-01-01T00:00:00.000Z']])(
  'a message for a lead whose received_at was edited to %j is sent after a restart',
  async (received_at) => {
    const folder = newLeadFolder();
    writeRecord(folder, { received_at, id: 'one', ...lead }, true);
    const service = await serve({}, folder);
    service.notifier.notifyDue();
    await expect.poll(service.due).toEqual([]);
    expect(service.calls).toHaveLength(1);
  },
);

test('after a restart the call for a new lead is not delayed by 100 older ones that always fail', async () => {
  const folder = newLeadFolder();
  const bad = { received_at: '2025-01-01T00:00:00.000Z', ...lead, company_name: 'Bad Inn' };
  for (let n = 0; n < 100; n += 1) writeRecord(folder, { id: `bad-${n}`, ...bad }, true);
  const service = await serve(
    {
      fetch: async (_url, init) =>
        new Response('', { status: String(init?.body).includes('Bad Inn') ? 400 : 200 }),
    },
    folder,
  );
  await service.send(leadRequest('new'));
  await expect.poll(service.due).not.toContain('new');
});

test('no call is made for a lead that is forgotten between listing and call', async () => {
  const folder = newLeadFolder();
  const store = await openLeadFolder(folder);
  await serviceOver(store, { notifier: { notify: () => {}, notifyDue: () => {} } }).send(leadRequest('one'));
  let listings = 0;
  const service = await serve(
    {
      store: {
        ...store,
        async listDue(failures) {
          const due = await store.listDue(failures);
          await store.forget({ email: lead.email_id });
          listings += 1;
          return due;
        },
      },
    },
    folder,
  );
  service.notifier.notifyDue();
  await expect.poll(() => listings).toBeGreaterThanOrEqual(2);
  expect(service.calls).toEqual([]);
});
