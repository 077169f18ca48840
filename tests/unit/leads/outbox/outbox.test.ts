import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createOutbox, type Outbox } from '../../../../src/leads/outbox/outbox';
import type { OutboxMessage } from '../../../../src/leads/outbox/outbox-channel';
import { type OutboxDatabase, openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import { leadFromQuote } from '../../../../src/leads/rules/lead';
import { randomId } from '../../../../src/platform/random-id';

const REFUSED = { kind: 'refused', status: 422 } as const;
const BUSY_SERVER = { kind: 'retry', reason: 'server', status: 503, retryAfterMs: 600_000 } as const;
const BLOCKED = { ok: false, isBlocked: true } as const;

function phone() {
  const clock = { now: 1_760_000_000_000 };
  const announced: OutboxMessage[] = [];
  const name = randomId();
  const database = openOutboxDatabase({ name });
  const tab = () =>
    createOutbox({
      database: openOutboxDatabase({ name }),
      now: () => clock.now,
      announce: (message) => announced.push(message),
    });
  return { clock, announced, database, tab, outbox: tab() };
}

const leadOf = (hotel: string) => leadFromQuote({ resort_name: hotel, email: 'a@b.in', phone: '' });

/** Hotel A has the id `a` unless another one is given. */
const submission = (hotel: string, id = hotel.toLowerCase(), ...replaces: string[]) => ({
  payload: leadOf(hotel),
  id,
  replaces,
});

async function save(outbox: Outbox, ...hotels: string[]): Promise<void> {
  for (const hotel of hotels) await outbox.write(submission(hotel), 'waiting');
}

/** What a page and a sender see. */
async function shown(outbox: Outbox): Promise<string[]> {
  const read = await outbox.read();
  return read.ok ? read.items.map(({ id, state }) => `${id} ${state}`) : [];
}

async function entryOf(outbox: Outbox, id: string) {
  const read = await outbox.read();
  const item = read.ok ? read.items.find((other) => other.id === id) : undefined;
  if (item === undefined || item.state === 'unreadable') throw new Error(`no entry ${id}`);
  return item;
}

async function storedValue(database: OutboxDatabase): Promise<unknown> {
  const read = await database.read();
  return read.ok ? read.value : read;
}

async function put(database: OutboxDatabase, value: unknown): Promise<void> {
  await database.update(() => ({ value, answer: {} }));
}

test('a submission is stored before it is sent, is announced, and every tab sees it', async () => {
  const { outbox, tab, announced } = phone();
  expect(await outbox.write(submission('A'), 'submitting')).toEqual({ ok: true, result: 'written', id: 'a' });
  expect(announced).toEqual([{ type: 'changed' }]);
  expect(await entryOf(tab(), 'a')).toMatchObject({
    state: 'submitting',
    attempts: 1,
    isSaved: false,
  });
});

test('of the same content from two tabs at one moment, one entry is written', async () => {
  const { outbox, tab } = phone();
  const written = await Promise.all([
    outbox.write(submission('A', 'one'), 'submitting'),
    tab().write(submission('A', 'two'), 'waiting'),
  ]);
  expect(written).toMatchObject([
    { result: 'written', id: 'one' },
    { result: 'same', id: 'one' },
  ]);
  expect(await shown(outbox)).toEqual(['one submitting']);
});

test('the same content is found in any state', async () => {
  const { outbox } = phone();
  await save(outbox, 'A');
  await outbox.noteFailure('a', REFUSED);
  expect(await outbox.write(submission(' a ', 'new'), 'submitting')).toMatchObject({ result: 'written' });
  expect(await outbox.write(submission(' A ', 'other'), 'submitting')).toMatchObject({
    result: 'same',
    id: 'a',
  });
  expect(await outbox.write(submission('A'), 'waiting')).toMatchObject({ result: 'written', id: 'a' });
  expect(await entryOf(outbox, 'a')).toMatchObject({ state: 'waiting' });
});

test('equal content is written as it was typed last, and fields of a newer version stay in it', async () => {
  const { outbox, database } = phone();
  const payload = { ...leadOf('Hotel A'), rooms: '12' };
  await put(database, { leads: [{ id: 'a', payload, createdAt: 5, state: 'waiting', attempts: 3 }] });
  const typed = { ...leadOf(' Hotel A'), email_id: 'A@B.in' };
  await outbox.write({ payload: typed, id: 'a', replaces: ['a'] }, 'submitting');
  expect(await entryOf(outbox, 'a')).toMatchObject({
    payload: { ...typed, rooms: '12' },
    createdAt: 5,
    attempts: 4,
    isSaved: true,
  });
});

test('a delivered id is not written again', async () => {
  const { outbox } = phone();
  await outbox.write(submission('A'), 'submitting');
  await outbox.noteDelivered('a', { isReported: true });
  for (const state of ['submitting', 'waiting'] as const)
    expect(await outbox.write(submission('A'), state)).toEqual({ ok: true, result: 'delivered', id: 'a' });
  expect(await shown(outbox)).toEqual([]);
});

test('a second press of an entry without an answer counts one attempt more', async () => {
  const { outbox } = phone();
  await outbox.write(submission('A'), 'submitting');
  await outbox.write(submission('A'), 'submitting');
  expect(await entryOf(outbox, 'a')).toMatchObject({ state: 'submitting', attempts: 2 });
});

test('changed content takes the place of an unsaved entry for good', async () => {
  const { outbox } = phone();
  await outbox.write(submission('A'), 'submitting');
  await outbox.write(submission('B', 'b', 'a'), 'submitting');
  expect(await shown(outbox)).toEqual(['b submitting']);
  await outbox.endSubmission('b', REFUSED);
  expect(await shown(outbox)).toEqual([]);
});

test.each([
  ['refused', REFUSED],
  ['withdrawn', null],
])(
  'a saved entry that a form corrects is hidden, and comes back as it was if the correction is %s',
  async (_, outcome) => {
    const { outbox, tab } = phone();
    await save(outbox, 'A', 'Z');
    await outbox.noteFailure('a', BUSY_SERVER);
    const before = await entryOf(outbox, 'a');
    await outbox.write(submission('B', 'b', 'a'), 'submitting');
    await outbox.write(submission('C', 'c', 'b', 'a'), 'submitting');
    expect((await shown(tab())).sort()).toEqual(['c submitting', 'z waiting']);
    await outbox.endSubmission('c', outcome);
    expect((await shown(tab())).sort()).toEqual(['a waiting', 'z waiting']);
    expect(await entryOf(outbox, 'a')).toEqual(before);
  },
);

test.each([
  ['delivered', (outbox: Outbox) => outbox.noteDelivered('b', { isReported: true })],
  ['written to be sent later', (outbox: Outbox) => outbox.write(submission('B', 'b', 'a'), 'waiting')],
  ['saved', (outbox: Outbox) => outbox.makeDue('b')],
  ['sent from the outbox', (outbox: Outbox) => outbox.beginSending('b', 'timer')],
  ['deleted', (outbox: Outbox) => outbox.remove('b')],
])('a replaced entry is removed when its correction is %s', async (_, end) => {
  const { outbox, database } = phone();
  await save(outbox, 'A');
  await outbox.write(submission('B', 'b', 'a'), 'submitting');
  await end(outbox);
  expect(JSON.stringify(await storedValue(database))).not.toContain('"company_name":"A"');
});

test('a replaced entry is not sent, also by a sender that found it in its list before', async () => {
  const { outbox } = phone();
  await save(outbox, 'A');
  await outbox.write(submission('B', 'b', 'a'), 'submitting');
  expect(await outbox.beginSending('a', 'now')).toEqual({ ok: true, entry: null });
});

test('a correction that is changed back to the replaced content is that entry again, and is shown', async () => {
  const { outbox } = phone();
  await save(outbox, 'A');
  await outbox.write(submission('B', 'b', 'a'), 'submitting');
  expect(await outbox.write(submission('A', 'c', 'b', 'a'), 'submitting')).toMatchObject({
    result: 'same',
    id: 'a',
  });
  await outbox.write(submission('A', 'a', 'b', 'a'), 'submitting');
  expect(await shown(outbox)).toEqual(['a submitting']);
});

test('a replaced entry that another form presses itself is a request of its own', async () => {
  const { outbox } = phone();
  await save(outbox, 'A');
  await outbox.write(submission('B', 'b', 'a'), 'submitting');
  await outbox.write(submission('A'), 'submitting');
  expect(await shown(outbox)).toEqual(['a submitting', 'b submitting']);
  await outbox.noteDelivered('b', { isReported: true });
  expect(await shown(outbox)).toEqual(['a submitting']);
});

test('a saved entry that is refused in the form stays with the refusal', async () => {
  const { outbox, clock } = phone();
  await save(outbox, 'A');
  await outbox.write(submission('A', 'a', 'a'), 'submitting');
  await outbox.endSubmission('a', REFUSED);
  expect(await entryOf(outbox, 'a')).toMatchObject({ state: 'attention', attempts: 1 });
  await outbox.makeDue('a');
  await outbox.write(submission('A', 'a', 'a'), 'submitting');
  await outbox.endSubmission('a', BUSY_SERVER);
  expect(await entryOf(outbox, 'a')).toMatchObject({
    state: 'waiting',
    attempts: 2,
    timerPauseEndsAt: clock.now + 600_000,
  });
});

test('an entry that lost its form is a saved one once it is opened: a refusal does not remove it', async () => {
  const { outbox } = phone();
  await outbox.write(submission('A'), 'submitting');
  await outbox.makeDue('a');
  await outbox.write(submission('A', 'a', 'a'), 'submitting');
  await outbox.endSubmission('a', BUSY_SERVER);
  expect(await shown(outbox)).toEqual(['a waiting']);
});

test('a correction that lost its form, is opened again and refused does not bring back what it replaced', async () => {
  const { outbox } = phone();
  await save(outbox, 'A');
  await outbox.write(submission('B', 'b', 'a'), 'submitting');
  await outbox.makeDue('b');
  await outbox.write(submission('B', 'b', 'b'), 'submitting');
  await outbox.endSubmission('b', REFUSED);
  expect(await shown(outbox)).toEqual(['b attention']);
});

test('an entry that lost its form is sent from the outbox, and a refusal does not remove it', async () => {
  const { outbox } = phone();
  await outbox.write(submission('B'), 'submitting');
  expect(await outbox.beginSending('b', 'timer')).toMatchObject({
    entry: { state: 'sending', attempts: 2, isSaved: true },
  });
  await outbox.noteFailure('b', REFUSED);
  expect(await shown(outbox)).toEqual(['b attention']);
});

test('only a submission can be ended, and a change of nothing is not announced', async () => {
  const { outbox, announced } = phone();
  await save(outbox, 'A');
  announced.length = 0;
  await outbox.endSubmission('a', REFUSED);
  await outbox.endSubmission('none', null);
  expect(await outbox.makeDue('none')).toEqual({ ok: true, entry: null });
  expect(await outbox.noteDelivered('none')).toEqual({ ok: true, removed: false });
  expect(await outbox.remove('none')).toEqual({ ok: true, item: null });
  expect(await shown(outbox)).toEqual(['a waiting']);
  expect(announced).toEqual([]);
});

test('a saved submission keeps its id and its attempts', async () => {
  const { outbox, clock } = phone();
  await outbox.write(submission('A'), 'submitting');
  clock.now += 5000;
  await outbox.write(submission('A'), 'waiting');
  expect(await entryOf(outbox, 'a')).toMatchObject({
    state: 'waiting',
    isSaved: true,
    attempts: 1,
    timerPauseEndsAt: clock.now,
  });
});

test('a refused entry is not sent until it is saved again; an entry that is not due waits', async () => {
  const { outbox, clock } = phone();
  await save(outbox, 'A');
  await outbox.noteFailure('a', BUSY_SERVER);
  expect(await outbox.beginSending('a', 'network')).toEqual({ ok: true, entry: null });
  clock.now += 600_000;
  expect(await outbox.beginSending('a', 'network')).toMatchObject({ entry: { id: 'a' } });
  await outbox.noteFailure('a', REFUSED);
  expect(await outbox.beginSending('a', 'now')).toEqual({ ok: true, entry: null });
  await outbox.makeDue('a');
  expect(await outbox.beginSending('a', 'timer')).toMatchObject({ entry: { id: 'a' } });
});

test('of a delivered lead, only id, time and form stay', async () => {
  const { outbox, clock, database, announced } = phone();
  await save(outbox, 'A');
  expect(await outbox.noteDelivered('a')).toEqual({ ok: true, removed: true });
  expect(await storedValue(database)).toEqual({
    leads: [],
    deliveries: [{ id: 'a', at: clock.now, source: 'Website Quote Modal', isReported: false }],
  });
  expect(announced.at(-1)).toEqual({ type: 'delivered', id: 'a' });
  expect(await outbox.noteDelivered('a')).toEqual({ ok: true, removed: false });
});

test('the log keeps the last fifty deliveries', async () => {
  const { outbox, database } = phone();
  const deliveries = Array.from({ length: 50 }, (_, n) => ({
    id: `n${n}`,
    at: n,
    source: 'Website',
    isReported: true,
  }));
  await put(database, { leads: [], deliveries });
  await save(outbox, 'A');
  await outbox.noteDelivered('a', { isReported: true });
  expect(await storedValue(database)).toMatchObject({ deliveries: [...deliveries.slice(1), { id: 'a' }] });
});

test('one tab counts a delivery; what its form has counted is given to none', async () => {
  const { outbox, tab, announced } = phone();
  await save(outbox, 'A', 'B');
  await outbox.noteDelivered('a');
  await outbox.noteDelivered('b', { isReported: true });
  expect(announced).not.toContainEqual({ type: 'delivered', id: 'b' });
  const taken = await Promise.all([outbox, tab(), tab()].map((each) => each.takeUnreported()));
  expect(taken.flatMap((each) => (each.ok ? each.deliveries.map(({ id }) => id) : []))).toEqual(['a']);
});

test('a removed entry can be restored, unless its content is here again', async () => {
  const { outbox } = phone();
  await save(outbox, 'A', 'B');
  const removed = await outbox.remove('a');
  if (!removed.ok || removed.item === null) throw new Error('not removed');
  expect(await shown(outbox)).toEqual(['b waiting']);
  expect(await outbox.restore(removed.item)).toEqual({ ok: true, restored: true });
  expect(await outbox.restore(removed.item)).toEqual({ ok: true, restored: false });
  await outbox.remove('a');
  await outbox.write(submission('A', 'again'), 'waiting');
  expect(await outbox.restore(removed.item)).toEqual({ ok: true, restored: false });
});

test('an unreadable entry survives every change, is replaced by no form, and can be removed and restored', async () => {
  const { outbox, database } = phone();
  const odd = { id: 'odd', payload: 'of a newer version' };
  await put(database, { leads: [odd] });
  await outbox.write(submission('A', 'a', 'odd'), 'waiting');
  expect(await storedValue(database)).toMatchObject({ leads: [odd, { id: 'a' }] });
  const removed = await outbox.remove('odd');
  expect(await shown(outbox)).toEqual(['a waiting']);
  if (!removed.ok || removed.item === null) throw new Error('not removed');
  await outbox.restore(removed.item);
  expect(await storedValue(database)).toMatchObject({ leads: [{ id: 'a' }, odd] });
});

test('a form whose id an unreadable entry has keeps its id and does not overwrite that entry', async () => {
  const { outbox, database } = phone();
  const odd = { id: 'a', payload: 'of a newer version' };
  await put(database, { leads: [odd] });
  await outbox.write(submission('A'), 'submitting');
  expect(await storedValue(database)).toMatchObject({ leads: expect.arrayContaining([odd]) });
  expect(await outbox.noteDelivered('a')).toEqual({ ok: true, removed: true });
  expect(await storedValue(database)).toMatchObject({ leads: [odd] });
});

test('fields of a newer version stay in the outbox and its log through every change', async () => {
  const { outbox, database } = phone();
  await save(outbox, 'A');
  await outbox.noteDelivered('a');
  const value = Object(await storedValue(database));
  await put(database, {
    ...value,
    deliveries: value.deliveries.map((delivery: object) => ({ ...delivery, receipt: 'K7' })),
    settings: { remind: true },
  });
  const changes: (() => Promise<unknown>)[] = [
    () => save(outbox, 'B', 'C'),
    () => outbox.write(submission('D', 'd', 'b'), 'submitting'),
    () => outbox.endSubmission('d', REFUSED),
    () => outbox.noteDelivered('c'),
    () => outbox.takeUnreported(),
    () => outbox.remove('b'),
  ];
  for (const change of changes) {
    await change();
    expect(await storedValue(database)).toMatchObject({
      deliveries: expect.arrayContaining([expect.objectContaining({ id: 'a', receipt: 'K7' })]),
      settings: { remind: true },
    });
  }
});

test('forget leaves nothing but the entries that are still here, and counts them', async () => {
  const { outbox, database } = phone();
  await save(outbox, 'A', 'B');
  await outbox.noteDelivered('a');
  await put(database, { ...Object(await storedValue(database)), settings: 1 });
  expect(await outbox.forget()).toEqual({ ok: true, left: 1 });
  expect(await storedValue(database)).toEqual({
    leads: [expect.objectContaining({ id: 'b' })],
    deliveries: [],
  });
  await outbox.remove('b');
  expect(await outbox.forget()).toEqual({ ok: true, left: 0 });
});

test('every method returns the failure of the database, and announces nothing', async () => {
  const failing: OutboxDatabase = { read: async () => BLOCKED, update: async () => BLOCKED };
  const announced: OutboxMessage[] = [];
  const outbox = createOutbox({ database: failing, announce: (message) => announced.push(message) });
  const results = await Promise.all([
    outbox.read(),
    outbox.write(submission('A'), 'submitting'),
    outbox.endSubmission('a', null),
    outbox.makeDue('a'),
    outbox.beginSending('a', 'now'),
    outbox.noteFailure('a', REFUSED),
    outbox.noteDelivered('a'),
    outbox.takeUnreported(),
    outbox.remove('a'),
    outbox.forget(),
  ]);
  expect(results).toEqual(results.map(() => BLOCKED));
  expect(announced).toEqual([]);
});

test('a failure is noted on an entry that a form replaced while the outbox was sending it', async () => {
  const { outbox, clock } = phone();
  await save(outbox, 'A');
  await outbox.beginSending('a', 'now');
  await outbox.write(submission('B', 'b', 'a'), 'submitting');
  await outbox.noteFailure('a', BUSY_SERVER);
  await outbox.endSubmission('b', null);
  expect(await entryOf(outbox, 'a')).toMatchObject({
    state: 'waiting',
    serverPauseEndsAt: clock.now + BUSY_SERVER.retryAfterMs,
  });
});
