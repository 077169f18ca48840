import { expect, test } from 'vitest';
import { createOutbox } from '../../../../src/leads/outbox/outbox';
import { leadOf } from '../../../support/lead-of';
import { REFUSED } from '../outcomes';
import { entryOf, idsAndStates, openTestOutbox, saveWaiting, setStoredValue, submitted } from './test-outbox';

test('a written lead is broadcast', async () => {
  const { outbox, messages } = openTestOutbox();
  expect(await outbox.writeLead(submitted('A'), 'submitting')).toEqual({
    ok: true,
    value: { kind: 'written', id: 'a' },
  });
  expect(messages).toEqual([{ type: 'changed' }]);
});

test('a lead that is withdrawn while the database opens is not written', async () => {
  const { database } = openTestOutbox();
  const withdrawal = new AbortController();
  const outbox = createOutbox({
    database: {
      read: database.read,
      update(change) {
        withdrawal.abort();
        return database.update(change);
      },
    },
  });
  const written = await outbox.writeLead(submitted('A'), 'submitting', withdrawal.signal);
  expect(written).toEqual({ ok: true, value: { kind: 'withdrawn', id: 'a' } });
  expect(await idsAndStates(outbox)).toEqual([]);
});

test('of the same content from two tabs at one moment, one entry is written', async () => {
  const { outbox, openInTab } = openTestOutbox();
  const written = await Promise.all([
    outbox.writeLead(submitted('A', 'one'), 'submitting'),
    openInTab().writeLead(submitted('A', 'two'), 'waiting'),
  ]);
  expect(written).toMatchObject([
    { value: { kind: 'written', id: 'one' } },
    { value: { kind: 'in-outbox', id: 'one' } },
  ]);
  expect(await idsAndStates(outbox)).toEqual(['one submitting']);
});

test('the same content is found in any state', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.beginSending('a');
  await outbox.endAttempt('a', REFUSED);
  expect(await outbox.writeLead(submitted(' a ', 'new'), 'submitting')).toMatchObject({
    value: { kind: 'written' },
  });
  expect(await outbox.writeLead(submitted(' A ', 'other'), 'submitting')).toMatchObject({
    value: { kind: 'in-outbox', id: 'a' },
  });
  expect(await outbox.writeLead(submitted('A'), 'waiting')).toMatchObject({
    value: { kind: 'written', id: 'a' },
  });
  expect(await entryOf(outbox, 'a')).toMatchObject({ state: 'waiting' });
});

test('equal content is written as it was typed last, and fields of a newer version stay in it', async () => {
  const { outbox, database } = openTestOutbox();
  const payload = { ...leadOf('Hotel A'), rooms: '12' };
  await setStoredValue(database, {
    leads: [{ id: 'a', payload, createdAt: 5, state: 'waiting', attempts: 3 }],
  });
  const typed = { ...leadOf(' Hotel A'), email_id: 'A@B.in' };
  await outbox.writeLead({ payload: typed, id: 'a', correctedIds: [] }, 'submitting');
  expect(await entryOf(outbox, 'a')).toMatchObject({
    payload: { ...typed, rooms: '12' },
    createdAt: 5,
    attempts: 4,
    isSaved: true,
  });
});

test('a delivered id is not written again', async () => {
  const { outbox } = openTestOutbox();
  await outbox.writeLead(submitted('A'), 'submitting');
  await outbox.recordDelivery('a', { isTracked: true });
  for (const state of ['submitting', 'waiting'] as const)
    expect(await outbox.writeLead(submitted('A'), state)).toEqual({
      ok: true,
      value: { kind: 'delivered', id: 'a' },
    });
  expect(await idsAndStates(outbox)).toEqual([]);
});

test('a second submission of an entry without an answer counts as one more attempt', async () => {
  const { outbox } = openTestOutbox();
  await outbox.writeLead(submitted('A'), 'submitting');
  await outbox.writeLead(submitted('A'), 'submitting');
  expect(await entryOf(outbox, 'a')).toMatchObject({ state: 'submitting', attempts: 2 });
});

test('a saved lead keeps its id and its attempts', async () => {
  const { outbox, clock } = openTestOutbox();
  await outbox.writeLead(submitted('A'), 'submitting');
  clock.now += 5000;
  await outbox.writeLead(submitted('A'), 'waiting');
  expect(await entryOf(outbox, 'a')).toMatchObject({
    state: 'waiting',
    isSaved: true,
    attempts: 1,
    pauseEndsAt: 0,
  });
});
