import { expect, test } from 'vitest';
import type { Outbox } from '../../../../src/leads/outbox/outbox';
import {
  idsAndStates,
  openTestOutbox,
  saveWaiting,
  setStoredValue,
  storedValue,
  submitted,
} from './test-outbox';

async function removed(outbox: Outbox, id: string) {
  const read = await outbox.read();
  const entry = read.ok ? read.value.visibleEntries.find((other) => other.id === id) : undefined;
  if (entry === undefined) throw new Error(`no entry ${id}`);
  expect(await outbox.removeEntry(id)).toEqual({ ok: true, value: true });
  return entry;
}

/** An outbox with the entry B, and the entry A that was removed from it. */
async function withRemoved() {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A', 'B');
  return { outbox, entry: await removed(outbox, 'a') };
}

test('a removed entry can be restored once', async () => {
  const { outbox, entry } = await withRemoved();
  expect(await idsAndStates(outbox)).toEqual(['b waiting']);
  expect(await outbox.restoreEntry(entry)).toEqual({ ok: true, value: true });
  expect(await outbox.restoreEntry(entry)).toEqual({ ok: true, value: false });
});

test('a removed entry is not restored if its content is here again', async () => {
  const { outbox, entry } = await withRemoved();
  await outbox.writeLead(submitted('A', 'again'), 'waiting');
  expect(await outbox.restoreEntry(entry)).toEqual({ ok: true, value: false });
});

test('an unreadable entry can be removed and restored', async () => {
  const { outbox, database } = openTestOutbox();
  const odd = { id: 'odd', payload: 'of a newer version' };
  await setStoredValue(database, { leads: [odd] });
  await saveWaiting(outbox, 'A');
  const entry = await removed(outbox, 'odd');
  expect(await idsAndStates(outbox)).toEqual(['a waiting']);
  await outbox.restoreEntry(entry);
  expect(await storedValue(database)).toMatchObject({ leads: [{ id: 'a' }, odd] });
});

test('deleteAllExceptEntries() deletes all stored data except the entries, and returns their number', async () => {
  const { outbox, database } = openTestOutbox();
  await saveWaiting(outbox, 'A', 'B');
  await outbox.recordDelivery('a');
  await setStoredValue(database, { ...Object(await storedValue(database)), settings: 1 });
  expect(await outbox.deleteAllExceptEntries()).toEqual({ ok: true, value: 1 });
  expect(await storedValue(database)).toEqual({
    leads: [expect.objectContaining({ id: 'b' })],
    deliveries: [],
  });
  await outbox.removeEntry('b');
  expect(await outbox.deleteAllExceptEntries()).toEqual({ ok: true, value: 0 });
});
