import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { type LeadHolds, lockHolds, ownHolds } from '../../../../src/leads/outbox/lead-hold';
import { createLeadStore, type LeadStore } from '../../../../src/leads/outbox/lead-store';
import type { OutboxMessage } from '../../../../src/leads/outbox/outbox-channel';
import { openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import { leadFromQuote } from '../../../../src/leads/rules/lead';
import { browserLocks } from './browser-locks';

const REFUSED = { kind: 'refused', status: 422 } as const;
const BUSY_SERVER = { kind: 'retry', reason: 'server', status: 503, retryAfterMs: 600_000 } as const;

const unheard = () => undefined;

/** `holds`: by default those of a browser with Web Locks. */
function phone(holds: LeadHolds = lockHolds(browserLocks(), unheard)) {
  const clock = { now: 1_760_000_000_000 };
  const factory = new IDBFactory();
  const announced: OutboxMessage[] = [];
  const database = openOutboxDatabase({ indexedDb: () => factory });
  const tab = () =>
    createLeadStore({
      database: openOutboxDatabase({ indexedDb: () => factory }),
      holds,
      now: () => clock.now,
      announce: (message) => announced.push(message),
    });
  return { clock, announced, database, tab, store: tab() };
}

function leadOf(hotel: string) {
  return leadFromQuote({ resort_name: hotel, email: 'a@b.in', phone: '' });
}

/** Hotel A has the number `a` where nothing else is said. */
const submission = (hotel: string, id = hotel.toLowerCase(), replaces: readonly string[] = []) => ({
  payload: leadOf(hotel),
  id,
  replaces,
});

async function keep(store: LeadStore, ...hotels: string[]): Promise<void> {
  for (const hotel of hotels) await store.keep(submission(hotel));
}

async function queue(store: LeadStore): Promise<string[]> {
  const list = await store.read();
  if (!list.ok) throw new Error(list.reason);
  return list.items.map((item) =>
    item.state === 'unreadable' ? item.id : `${item.id} ${item.payload.company_name} ${item.state}`,
  );
}

async function onlyItem(store: LeadStore) {
  const list = await store.read();
  if (!list.ok || list.items.length !== 1) throw new Error('there is one');
  return list.items[0];
}

test('what a newer version wrote beside the leads, in a lead and in the log stays through every change', async () => {
  const { store, database } = phone();
  await keep(store, 'A');
  await store.recordDelivered('a');
  await keep(store, 'B', 'C');
  await database.update('outbox', (stored) => {
    const { leads = [], deliveries = [] }: { leads?: object[]; deliveries?: object[] } = Object(stored);
    const value = {
      leads: leads.map((lead) => ({ ...lead, consent: { at: 7 } })),
      deliveries: deliveries.map((delivery) => ({ ...delivery, receipt: 'K7-Q4M' })),
      settings: { remind: true },
    };
    return { value, answer: true };
  });
  const changes: (() => Promise<unknown>)[] = [
    () => store.keep(submission('D')),
    () => store.begin(submission('B')),
    () => store.noteUnanswered('b', 'timeout'),
    () => store.markSending('b'),
    () => store.recordFailure('b', BUSY_SERVER),
    () => store.retryLead('b'),
    () => store.begin(submission('E', 'e', ['b'])).then(() => store.settle('e', REFUSED)),
    () => store.recordDelivered('c'),
    () => store.takeUnreportedDeliveries(),
  ];
  for (const change of changes) {
    await change();
    expect(await database.read('outbox')).toMatchObject({
      value: {
        leads: expect.arrayContaining([expect.objectContaining({ id: 'b', consent: { at: 7 } })]),
        deliveries: expect.arrayContaining([expect.objectContaining({ id: 'a', receipt: 'K7-Q4M' })]),
        settings: { remind: true },
      },
    });
  }
});

test('a submission is written down before it is sent, for every tab to see, and is announced', async () => {
  const { store, tab, announced, clock } = phone();
  expect(await store.begin(submission('A'))).toMatchObject({
    ok: true,
    came: 'begun',
    id: 'a',
  });
  expect(await onlyItem(store)).toMatchObject({ attempts: 1, sendingSince: clock.now, standsFor: [] });
  expect(announced).toEqual([{ type: 'changed' }]);
  expect(await queue(tab())).toEqual(['a A submitting']);
});

test('the same request of two tabs at one moment is written down once, and the second hears its number', async () => {
  const { store, tab } = phone();
  const begun = await Promise.all([store.begin(submission('A', 'one')), tab().begin(submission('A', 'two'))]);
  expect(begun).toMatchObject([
    { came: 'begun', id: 'one' },
    { came: 'same', id: 'one' },
  ]);
  expect(await queue(store)).toEqual(['one A submitting']);
});

test('the same request begun again under its number counts one try more', async () => {
  const { store } = phone();
  await store.begin(submission('A'));
  await store.noteUnanswered('a', 'timeout');
  expect(await onlyItem(store)).toMatchObject({ sendingSince: null, lastOutcome: { reason: 'timeout' } });
  expect(await store.begin(submission('A'))).toMatchObject({ came: 'begun', id: 'a' });
  expect(await onlyItem(store)).toMatchObject({ attempts: 2, sendingSince: expect.any(Number) });
  expect(await queue(store)).toEqual(['a A submitting']);
});

test('changed content takes the place of the request nobody answered', async () => {
  const { store } = phone();
  await store.begin(submission('A'));
  await keep(store, 'Z');
  await store.noteUnanswered('a', 'network');
  await store.begin(submission('B', 'b', ['a']));
  expect(await queue(store)).toEqual(['b B submitting', 'z Z waiting']);
  await store.settle('b', REFUSED);
  expect(await queue(store)).toEqual(['z Z waiting']);
});

test('a saved request that was corrected and refused is back in its place, as it was', async () => {
  const { store } = phone();
  await keep(store, 'A', 'Z');
  await store.markSending('a');
  await store.recordFailure('a', REFUSED);
  const before = await store.read();
  await store.begin(submission('A corrected', 'c', ['a']));
  expect(await queue(store)).toEqual(['c A corrected submitting', 'z Z waiting']);
  await store.settle('c', BUSY_SERVER);
  expect(await store.read()).toEqual(before);
});

test('however often it is corrected, the saved request comes back, and what was tried between does not', async () => {
  const { store } = phone();
  await keep(store, 'A');
  const before = await store.read();
  await store.begin(submission('B', 'b', ['a']));
  await store.noteUnanswered('b', 'timeout');
  await store.begin(submission('C', 'c', ['b', 'a']));
  await store.settle('c', REFUSED);
  expect(await store.read()).toEqual(before);
});

test('a saved request submitted as it was, and refused, is one that was refused', async () => {
  const { store, clock } = phone();
  await keep(store, 'A');
  await store.begin(submission('A', 'a', ['a']));
  await store.settle('a', REFUSED);
  expect(await onlyItem(store)).toMatchObject({ id: 'a', state: 'attention', attempts: 1, standsFor: [] });
  await store.retryLead('a');
  await store.begin(submission('A', 'a', ['a']));
  await store.settle('a', BUSY_SERVER);
  expect(await onlyItem(store)).toMatchObject({
    state: 'waiting',
    attempts: 2,
    nextAttemptAt: clock.now + 600_000,
  });
});

test('a submission that is withdrawn is gone, and what it stood for is there again', async () => {
  const { store } = phone();
  await keep(store, 'A');
  const before = await store.read();
  await store.begin(submission('B', 'b', ['a']));
  await store.settle('b', null);
  expect(await store.read()).toEqual(before);
  await store.begin(submission('A'));
  await store.settle('a', null);
  expect(await store.read()).toEqual(before);
});

test('only a submission can be settled, and only once', async () => {
  const { store, announced } = phone();
  await keep(store, 'A');
  await store.begin(submission('B'));
  await store.settle('b', REFUSED);
  announced.length = 0;
  const before = await store.read();
  await store.settle('b', REFUSED);
  await store.settle('a', REFUSED);
  await store.settle('nobody', null);
  expect(await store.read()).toEqual(before);
  expect(announced).toEqual([]);
});

test('a request whose page died is sent under its number, and what it replaced does not come back', async () => {
  const { store, tab } = phone();
  await keep(store, 'A');
  await store.begin(submission('B', 'b', ['a']));
  expect(await tab().markSending('b')).toMatchObject({ lead: { id: 'b', state: 'sending', standsFor: [] } });
  await tab().recordFailure('b', REFUSED);
  expect(await queue(store)).toEqual(['b B attention']);
});

test('an identical lead is kept once while it waits, also from two tabs in the same moment', async () => {
  const { store, tab } = phone();
  const kept = await Promise.all([store.keep(submission('A', 'one')), tab().keep(submission('A', 'two'))]);
  expect(kept).toMatchObject([
    { came: 'kept', id: 'one' },
    { came: 'kept', id: 'one' },
  ]);
  expect(await queue(store)).toEqual(['one A waiting']);
});

test('a submission that is kept to be sent later keeps its number, its tries and its place', async () => {
  const { store } = phone();
  await keep(store, 'O');
  await store.begin(submission('A', 'a', ['o']));
  await keep(store, 'Z');
  await store.noteUnanswered('a', 'timeout');
  expect(await store.keep(submission('A', 'a', ['o']))).toMatchObject({ came: 'kept', id: 'a' });
  expect(await store.read()).toMatchObject({ items: [{ id: 'a', attempts: 1, standsFor: [] }, { id: 'z' }] });
  expect(await queue(store)).toEqual(['a A waiting', 'z Z waiting']);
});

test('what is kept without network takes the place of what it was opened from', async () => {
  const { store } = phone();
  await keep(store, 'A', 'Z');
  await store.keep(submission('B', 'b', ['a', 'a']));
  expect(await queue(store)).toEqual(['b B waiting', 'z Z waiting']);
});

test('a request that became the same as another saved one is that one, and waits once', async () => {
  const { store } = phone();
  await keep(store, 'A', 'B');
  await store.keep(submission('B', 'new', ['a']));
  expect(await queue(store)).toEqual(['b B waiting']);
});

test('a refused lead that is kept again is tried again, not doubled', async () => {
  const { store } = phone();
  await keep(store, 'A');
  await store.recordFailure('a', REFUSED);
  expect(await queue(store)).toEqual(['a A attention']);
  expect(await store.keep(submission('A', 'new'))).toEqual({ ok: true, came: 'kept', id: 'a' });
  expect(await queue(store)).toEqual(['a A waiting']);
});

test('a request is found by what it asks, whatever its state', async () => {
  const { store } = phone();
  await keep(store, 'A');
  expect(await store.findSame(leadOf('A'))).toMatchObject({ lead: { id: 'a' } });
  await store.recordFailure('a', REFUSED);
  expect(await store.findSame(leadOf('A'))).toMatchObject({ lead: { id: 'a' } });
  expect(await store.findSame(leadOf('B'))).toEqual({ ok: true, lead: null });
});

test('a deleted lead can be put back in its place, between those that were saved before and after', async () => {
  const { store } = phone();
  await keep(store, 'A', 'B', 'C');
  const deleted = await store.deleteLead('b');
  await keep(store, 'D');
  expect(await queue(store)).toEqual(['a A waiting', 'c C waiting', 'd D waiting']);
  if (!deleted.ok || deleted.removed === null) throw new Error('not deleted');
  expect(await store.restoreLead(deleted.removed)).toEqual({ ok: true, restored: true });
  expect(await queue(store)).toEqual(['a A waiting', 'b B waiting', 'c C waiting', 'd D waiting']);
  expect(await store.restoreLead(deleted.removed)).toEqual({ ok: true, restored: false });
});

test('undo does nothing when the same lead has been saved anew', async () => {
  const { store } = phone();
  await keep(store, 'A');
  const deleted = await store.deleteLead('a');
  await store.keep(submission('A', 'anew'));
  if (!deleted.ok || deleted.removed === null) throw new Error('not deleted');
  expect(await store.restoreLead(deleted.removed)).toEqual({ ok: true, restored: false });
  expect(await queue(store)).toEqual(['anew A waiting']);
});

test('where holds are shared the holder may touch a lead, whatever the clock says', async () => {
  const { store } = phone();
  await keep(store, 'A');
  await store.markSending('a');
  expect(await store.markSending('a')).toMatchObject({ lead: { attempts: 2 } });
  expect(await store.retryLead('a')).toMatchObject({ lead: { state: 'waiting' } });
  await store.markSending('a');
  expect(await store.deleteLead('a')).toMatchObject({ removed: { item: { id: 'a' } } });
});

test('where holds are not shared a lead begun within a minute is let alone; one left behind is not', async () => {
  const { store, clock } = phone(ownHolds(unheard));
  await keep(store, 'A');
  await store.markSending('a');
  for (const touch of [store.deleteLead, store.retryLead, store.markSending]) {
    expect(await touch('a')).toMatchObject({ ok: true });
    expect(await onlyItem(store)).toMatchObject({ state: 'sending', attempts: 1 });
  }
  clock.now += 60_000;
  expect(await store.deleteLead('a')).toMatchObject({ ok: true, removed: { item: { id: 'a' } } });
});

test('an attempt that began in the future, by a clock set back, holds up nobody', async () => {
  const { store, clock } = phone(ownHolds(unheard));
  await keep(store, 'A', 'B');
  await store.markSending('a');
  await store.markSending('b');
  clock.now -= 3_600_000;
  expect(await store.retryLead('a')).toMatchObject({ lead: { state: 'waiting' } });
  expect(await store.deleteLead('b')).toMatchObject({ removed: { item: { id: 'b' } } });
});

test('trying again makes a refused lead due now', async () => {
  const { store, clock } = phone();
  await keep(store, 'A');
  await store.recordFailure('a', REFUSED);
  expect(await store.markSending('a')).toEqual({ ok: true, lead: null });
  clock.now += 5000;
  expect(await store.retryLead('a')).toMatchObject({
    lead: { state: 'waiting', nextAttemptAt: clock.now },
  });
  expect(await store.retryLead('nobody')).toEqual({ ok: true, lead: null });
});

test('a delivered lead leaves the device; only id, time and form stay', async () => {
  const { store, clock, database, announced } = phone();
  await keep(store, 'A');
  await store.recordDelivered('a');
  expect(await queue(store)).toEqual([]);
  const stored = await database.read('outbox');
  expect(JSON.stringify(stored)).not.toContain('a@b.in');
  expect(await store.read()).toMatchObject({
    deliveries: [{ id: 'a', at: clock.now, source: 'Website Quote Modal', isReported: false }],
  });
  expect(announced.at(-1)).toEqual({ type: 'delivered', id: 'a' });
  expect(await store.recordDelivered('a')).toEqual({ ok: true, removed: false });
});

test('with a delivered correction goes what it stood for', async () => {
  const { store, database } = phone();
  await keep(store, 'A');
  await store.begin(submission('B', 'b', ['a']));
  await store.recordDelivered('b', true);
  expect(await queue(store)).toEqual([]);
  expect(JSON.stringify(await database.read('outbox'))).not.toContain('a@b.in');
});

test('a number that has arrived is neither begun nor kept again', async () => {
  const { store } = phone();
  await store.begin(submission('A'));
  await store.recordDelivered('a', true);
  expect(await store.begin(submission('A'))).toEqual({ ok: true, came: 'arrived', id: 'a' });
  expect(await store.keep(submission('A'))).toEqual({ ok: true, came: 'arrived', id: 'a' });
  expect(await queue(store)).toEqual([]);
});

test('each delivery is counted by one tab only', async () => {
  const { store, tab } = phone();
  await keep(store, 'A', 'B');
  await store.recordDelivered('a');
  await store.recordDelivered('b');
  const taken = await Promise.all([store, tab(), tab()].map((each) => each.takeUnreportedDeliveries()));
  expect(
    taken.flatMap((each) => (each.ok ? each.deliveries.map((delivery) => delivery.id) : [])).sort(),
  ).toEqual(['a', 'b']);
});

test('a delivery that its form has told and counted is handed to nobody else', async () => {
  const { store, announced } = phone();
  await store.begin(submission('A'));
  expect(await store.recordDelivered('a', true)).toEqual({ ok: true, removed: true });
  expect(announced).not.toContainEqual({ type: 'delivered', id: 'a' });
  expect(await store.takeUnreportedDeliveries()).toEqual({ ok: true, deliveries: [] });
  expect(await store.read()).toMatchObject({ deliveries: [{ id: 'a', isReported: true }] });
});

test('an entry of an unknown kind is shown, survives every change and can be deleted', async () => {
  const { store, database } = phone();
  const odd = { id: 'odd', payload: 'from a later version' };
  await database.update('outbox', () => ({ value: { leads: [odd] }, answer: true }));
  await keep(store, 'A');
  expect(await queue(store)).toEqual(['odd', 'a A waiting']);
  expect(await database.read('outbox')).toMatchObject({ value: { leads: [odd, { id: 'a' }] } });
  await store.deleteLead('odd');
  expect(await queue(store)).toEqual(['a A waiting']);
});

test('when nothing can be stored, every method says so', async () => {
  const database = openOutboxDatabase({ indexedDb: () => undefined });
  const store = createLeadStore({ database, holds: ownHolds(unheard) });
  const refused = { ok: false, reason: 'blocked' };
  expect(await store.read()).toEqual(refused);
  expect(await store.findSame(leadOf('A'))).toEqual(refused);
  expect(await store.begin(submission('A'))).toEqual(refused);
  expect(await store.noteUnanswered('x', 'timeout')).toEqual(refused);
  expect(await store.settle('x', null)).toEqual(refused);
  expect(await store.keep(submission('A'))).toEqual(refused);
  expect(await store.deleteLead('x')).toEqual(refused);
  expect(await store.retryLead('x')).toEqual(refused);
  expect(await store.markSending('x')).toEqual(refused);
  expect(await store.recordFailure('x', REFUSED)).toEqual(refused);
  expect(await store.recordDelivered('x')).toEqual(refused);
  expect(await store.takeUnreportedDeliveries()).toEqual(refused);
});

test.each([
  ['while it was sent', async () => undefined],
  ['after nobody answered', async (store: LeadStore) => store.noteUnanswered('a', 'network')],
])(
  'a request left behind %s is a saved one once it is opened, and stays when it is refused',
  async (_, leave) => {
    const { store } = phone();
    await store.begin(submission('A'));
    await leave(store);
    await store.adopt('a');
    await store.begin(submission('A'));
    await store.settle('a', BUSY_SERVER);
    expect(await queue(store)).toEqual(['a A waiting']);
  },
);
