import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../src/domain/lead';
import { createLeadStore } from '../../../src/outbox/lead-store';
import type { OutboxMessage } from '../../../src/outbox/outbox-channel';
import { openOutboxDatabase } from '../../../src/outbox/outbox-database';

function phone() {
  const clock = { now: 1_760_000_000_000 };
  const factory = new IDBFactory();
  const announced: OutboxMessage[] = [];
  let ids = 0;
  const database = openOutboxDatabase({ indexedDb: () => factory });
  const tab = () =>
    createLeadStore({
      database: openOutboxDatabase({ indexedDb: () => factory }),
      now: () => clock.now,
      newId: () => `lead-${++ids}`,
      announce: (message) => announced.push(message),
    });
  return { clock, announced, database, tab, store: tab() };
}

type Phone = ReturnType<typeof phone>;

function leadOf(hotel: string) {
  return leadFromQuote({ resort_name: hotel, email: 'a@b.in', phone: '' });
}

async function save(store: Phone['store'], ...hotels: string[]): Promise<void> {
  for (const hotel of hotels) await store.addLead(leadOf(hotel));
}

async function queue(store: Phone['store']): Promise<string[]> {
  const list = await store.listLeads();
  if (!list.ok) throw new Error(list.reason);
  return list.items.map((item) =>
    item.state === 'unreadable' ? item.id : `${item.payload.company_name} ${item.state}`,
  );
}

test('a saved lead is there for every tab and is announced', async () => {
  const { store, tab, announced } = phone();
  expect(await store.addLead(leadOf('A'))).toMatchObject({ ok: true, added: true, lead: { id: 'lead-1' } });
  expect(announced).toEqual([{ type: 'changed' }]);
  expect(await queue(tab())).toEqual(['A waiting']);
});

test('an identical lead is saved once while it waits, also from two tabs in the same moment', async () => {
  const { store, tab } = phone();
  const saved = await Promise.all([store.addLead(leadOf('A')), tab().addLead(leadOf('A'))]);
  expect(saved.map((result) => result.ok && result.added).sort()).toEqual([false, true]);
  await store.markSending('lead-1');
  expect(await store.addLead(leadOf('A'))).toMatchObject({ ok: true, added: false });
  expect(await queue(store)).toEqual(['A sending']);
});

test('a refused lead that is saved again is tried again, not doubled', async () => {
  const { store } = phone();
  await save(store, 'A');
  await store.recordFailure('lead-1', { kind: 'refused', status: 422 });
  expect(await queue(store)).toEqual(['A attention']);
  expect(await store.addLead(leadOf('A'))).toMatchObject({ added: false, lead: { id: 'lead-1' } });
  expect(await queue(store)).toEqual(['A waiting']);
});

test('a deleted lead can be put back in its place, between those that were saved before and after', async () => {
  const { store } = phone();
  await save(store, 'A', 'B', 'C');
  const deleted = await store.deleteLead('lead-2');
  await save(store, 'D');
  expect(await queue(store)).toEqual(['A waiting', 'C waiting', 'D waiting']);
  if (!deleted.ok || deleted.removed === null) throw new Error('not deleted');
  expect(await store.restoreLead(deleted.removed)).toEqual({ ok: true, restored: true });
  expect(await queue(store)).toEqual(['A waiting', 'B waiting', 'C waiting', 'D waiting']);
  expect(await store.restoreLead(deleted.removed)).toEqual({ ok: true, restored: false });
});

test('undo does nothing when the same lead has been saved anew', async () => {
  const { store } = phone();
  await save(store, 'A');
  const deleted = await store.deleteLead('lead-1');
  await save(store, 'A');
  if (!deleted.ok || deleted.removed === null) throw new Error('not deleted');
  expect(await store.restoreLead(deleted.removed)).toEqual({ ok: true, restored: false });
  expect(await queue(store)).toEqual(['A waiting']);
});

test('a lead just being sent can neither be deleted nor tried again; one left behind can', async () => {
  const { store, clock } = phone();
  await save(store, 'A');
  await store.markSending('lead-1');
  expect(await store.deleteLead('lead-1')).toEqual({ ok: true, removed: null });
  expect(await store.retryLead('lead-1')).toEqual({ ok: true, lead: null });
  clock.now += 60_000;
  expect(await store.deleteLead('lead-1')).toMatchObject({ ok: true, removed: { item: { id: 'lead-1' } } });
});

test('trying again makes a refused lead due now', async () => {
  const { store, clock } = phone();
  await save(store, 'A');
  await store.recordFailure('lead-1', { kind: 'refused', status: 422 });
  clock.now += 5000;
  expect(await store.retryLead('lead-1')).toMatchObject({
    lead: { state: 'waiting', nextAttemptAt: clock.now },
  });
  expect(await store.retryLead('nobody')).toEqual({ ok: true, lead: null });
});

test('a delivered lead leaves the device; only id, time and form stay', async () => {
  const { store, clock, database, announced } = phone();
  await save(store, 'A');
  await store.recordDelivered('lead-1');
  expect(await queue(store)).toEqual([]);
  const stored = await database.read('outbox');
  expect(JSON.stringify(stored)).not.toContain('a@b.in');
  expect(await store.listDeliveries()).toMatchObject({
    deliveries: [{ id: 'lead-1', at: clock.now, source: 'Website Quote Modal', isReported: false }],
  });
  expect(announced.at(-1)).toEqual({ type: 'delivered', id: 'lead-1' });
  expect(await store.recordDelivered('lead-1')).toEqual({ ok: true, removed: false });
});

test('each delivery is counted by one tab only', async () => {
  const { store, tab } = phone();
  await save(store, 'A', 'B');
  await store.recordDelivered('lead-1');
  await store.recordDelivered('lead-2');
  const taken = await Promise.all([store, tab(), tab()].map((each) => each.takeUnreportedDeliveries()));
  expect(
    taken.flatMap((each) => (each.ok ? each.deliveries.map((delivery) => delivery.id) : [])).sort(),
  ).toEqual(['lead-1', 'lead-2']);
});

test('an entry of an unknown kind is shown, survives every change and can be deleted', async () => {
  const { store, database } = phone();
  const odd = { id: 'odd', payload: 'from a later version' };
  await database.update('outbox', () => ({ value: { leads: [odd] }, answer: true }));
  await save(store, 'A');
  expect(await queue(store)).toEqual(['odd', 'A waiting']);
  expect(await database.read('outbox')).toMatchObject({ value: { leads: [odd, { id: 'lead-1' }] } });
  await store.deleteLead('odd');
  expect(await queue(store)).toEqual(['A waiting']);
});

test('when nothing can be stored, every method says so', async () => {
  const store = createLeadStore({ database: openOutboxDatabase({ indexedDb: () => undefined }) });
  const refused = { ok: false, reason: 'blocked' };
  expect(await store.addLead(leadOf('A'))).toEqual(refused);
  expect(await store.listLeads()).toEqual(refused);
  expect(await store.deleteLead('x')).toEqual(refused);
  expect(await store.markSending('x')).toEqual(refused);
  expect(await store.recordDelivered('x')).toEqual(refused);
  expect(await store.takeUnreportedDeliveries()).toEqual(refused);
  expect(await store.listDeliveries()).toEqual(refused);
});
