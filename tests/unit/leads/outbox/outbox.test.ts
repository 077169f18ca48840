import { expect, test } from 'vitest';
import { createOutbox } from '../../../../src/leads/outbox/outbox';
import type { OutboxMessage } from '../../../../src/leads/outbox/outbox-channel';
import type { OutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import { REFUSED } from '../outcomes';
import { openTestOutbox, saveWaiting, setStoredValue, storedValue, submitted } from './test-outbox';

const BLOCKED = { ok: false, isBlocked: true } as const;

test('no form replaces an unreadable entry', async () => {
  const { outbox, database } = openTestOutbox();
  const odd = { id: 'odd', payload: 'of a newer version' };
  await setStoredValue(database, { leads: [odd] });
  await outbox.writeLead(submitted('A', 'a', 'odd'), 'waiting');
  expect(await storedValue(database)).toMatchObject({ leads: [odd, { id: 'a' }] });
});

test('a form whose id an unreadable entry has keeps its id and does not overwrite that entry', async () => {
  const { outbox, database } = openTestOutbox();
  const odd = { id: 'a', payload: 'of a newer version' };
  await setStoredValue(database, { leads: [odd] });
  await outbox.writeLead(submitted('A'), 'submitting');
  expect(await storedValue(database)).toMatchObject({ leads: expect.arrayContaining([odd]) });
  expect(await outbox.recordDelivery('a')).toEqual({ ok: true, value: true });
  expect(await storedValue(database)).toMatchObject({ leads: [odd] });
});

test('fields of a newer version stay in the outbox and its log through every change', async () => {
  const { outbox, database } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.recordDelivery('a');
  const value = Object(await storedValue(database));
  await setStoredValue(database, {
    ...value,
    deliveries: value.deliveries.map((delivery: object) => ({ ...delivery, receipt: 'K7' })),
    settings: { remind: true },
  });
  const changes: (() => Promise<unknown>)[] = [
    () => saveWaiting(outbox, 'B', 'C'),
    () => outbox.writeLead(submitted('D', 'd', 'b'), 'submitting'),
    () => outbox.endAttempt('d', REFUSED),
    () => outbox.recordDelivery('c'),
    () => outbox.takeUntracked(),
    () => outbox.removeEntry('b'),
  ];
  for (const change of changes) {
    await change();
    expect(await storedValue(database)).toMatchObject({
      deliveries: expect.arrayContaining([expect.objectContaining({ id: 'a', receipt: 'K7' })]),
      settings: { remind: true },
    });
  }
});

test('a call that changes nothing is not broadcast', async () => {
  const { outbox, messages } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  messages.length = 0;
  await outbox.endAttempt('a', REFUSED);
  await outbox.endAttempt('none', 'withdrawn');
  expect(await outbox.saveAndMakeDue('none')).toEqual({ ok: true, value: null });
  expect(await outbox.recordDelivery('none')).toEqual({ ok: true, value: false });
  expect(await outbox.removeEntry('none')).toEqual({ ok: true, value: false });
  expect(messages).toEqual([]);
});

test('every method returns the failure of the database, and broadcasts nothing', async () => {
  const failing: OutboxDatabase = { read: async () => BLOCKED, update: async () => BLOCKED };
  const messages: OutboxMessage[] = [];
  const outbox = createOutbox({ database: failing, broadcast: (message) => messages.push(message) });
  const results = await Promise.all([
    outbox.read(),
    outbox.writeLead(submitted('A'), 'submitting'),
    outbox.saveAndMakeDue('a'),
    outbox.beginSending('a', true),
    outbox.endAttempt('a', REFUSED),
    outbox.recordDelivery('a'),
    outbox.takeUntracked(),
    outbox.noteCorrection('a', 'b'),
    outbox.removeEntry('a'),
    outbox.restoreEntry({ id: 'a', state: 'unreadable', raw: {} }),
    outbox.deleteAllExceptEntries(),
  ]);
  expect(results).toEqual(results.map(() => BLOCKED));
  expect(messages).toEqual([]);
});
