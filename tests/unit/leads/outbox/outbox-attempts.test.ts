import { expect, test } from 'vitest';
import { REFUSED } from '../outcomes';
import { BUSY_SERVER, entryOf, idsAndStates, openTestOutbox, saveWaiting, submitted } from './test-outbox';

test('a saved entry that is refused in the form stays with the refusal', async () => {
  const { outbox, clock } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.writeLead(submitted('A', 'a', 'a'), 'submitting');
  await outbox.endAttempt('a', REFUSED);
  expect(await entryOf(outbox, 'a')).toMatchObject({ state: 'attention', attempts: 1 });
  await outbox.saveAndMakeDue('a');
  await outbox.writeLead(submitted('A', 'a', 'a'), 'submitting');
  await outbox.endAttempt('a', BUSY_SERVER);
  expect(await entryOf(outbox, 'a')).toMatchObject({
    state: 'waiting',
    attempts: 2,
    pauseEndsAt: clock.now + 600_000,
  });
});

test('an entry that lost its form and is opened again stays after a refusal', async () => {
  const { outbox } = openTestOutbox();
  await outbox.writeLead(submitted('A'), 'submitting');
  await outbox.saveAndMakeDue('a');
  await outbox.writeLead(submitted('A', 'a', 'a'), 'submitting');
  await outbox.endAttempt('a', BUSY_SERVER);
  expect(await idsAndStates(outbox)).toEqual(['a waiting']);
});

test('the end of a submission does not change an entry that waits', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.endAttempt('a', REFUSED);
  expect(await idsAndStates(outbox)).toEqual(['a waiting']);
});

test('an entry that lost its form and is sent from the outbox stays after a refusal', async () => {
  const { outbox } = openTestOutbox();
  await outbox.writeLead(submitted('B'), 'submitting');
  expect(await outbox.beginSending('b')).toMatchObject({
    value: { state: 'sending', attempts: 2, isSaved: true },
  });
  await outbox.endAttempt('b', REFUSED);
  expect(await idsAndStates(outbox)).toEqual(['b attention']);
});

test('an entry whose sender died waits, due at once, if the visitor withdraws it in its form', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.beginSending('a');
  await outbox.endAttempt('a', 'withdrawn');
  expect(await idsAndStates(outbox)).toEqual(['a waiting']);
  expect(await outbox.beginSending('a')).toMatchObject({ value: { state: 'sending', isSaved: true } });
});

test('a refused entry is not sent until it is saved again', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.beginSending('a');
  await outbox.endAttempt('a', REFUSED);
  expect(await outbox.beginSending('a', true)).toEqual({ ok: true, value: null });
  await outbox.saveAndMakeDue('a');
  expect(await outbox.beginSending('a')).toMatchObject({ value: { id: 'a' } });
});
