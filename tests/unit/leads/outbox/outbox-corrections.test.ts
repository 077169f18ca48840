import { expect, test } from 'vitest';
import type { Outbox } from '../../../../src/leads/outbox/outbox';
import { REFUSED } from '../outcomes';
import {
  BUSY_SERVER,
  entryOf,
  idsAndStates,
  openTestOutbox,
  saveWaiting,
  storedValue,
  submitted,
} from './test-outbox';

test('changed content replaces an unsaved entry for good', async () => {
  const { outbox } = openTestOutbox();
  await outbox.writeLead(submitted('A'), 'submitting');
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  expect(await idsAndStates(outbox)).toEqual(['b submitting']);
  await outbox.endAttempt('b', REFUSED);
  expect(await idsAndStates(outbox)).toEqual([]);
});

test.each([
  ['refused', REFUSED],
  ['withdrawn', 'withdrawn'],
] as const)(
  'a saved entry that a form corrects is hidden, and comes back as it was if the correction is %s',
  async (_, outcome) => {
    const { outbox, openInTab } = openTestOutbox();
    await saveWaiting(outbox, 'A', 'Z');
    await outbox.beginSending('a');
    await outbox.endAttempt('a', BUSY_SERVER);
    const before = await entryOf(outbox, 'a');
    await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
    await outbox.writeLead(submitted('C', 'c', 'b', 'a'), 'submitting');
    expect((await idsAndStates(openInTab())).sort()).toEqual(['c submitting', 'z waiting']);
    await outbox.endAttempt('c', outcome);
    expect((await idsAndStates(openInTab())).sort()).toEqual(['a waiting', 'z waiting']);
    expect(await entryOf(outbox, 'a')).toEqual(before);
  },
);

test.each([
  ['delivered', (outbox: Outbox) => outbox.recordDelivery('b', { isTracked: true })],
  ['written to be sent later', (outbox: Outbox) => outbox.writeLead(submitted('B', 'b', 'a'), 'waiting')],
  ['saved', (outbox: Outbox) => outbox.saveAndMakeDue('b')],
  ['sent from the outbox', (outbox: Outbox) => outbox.beginSending('b')],
  ['deleted', (outbox: Outbox) => outbox.removeEntry('b')],
])('a hidden entry is removed when its correction is %s', async (_, end) => {
  const { outbox, database } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  await end(outbox);
  expect(JSON.stringify(await storedValue(database))).not.toContain('"company_name":"A"');
});

test('a hidden entry is not sent, even by a sender that found it in its list before', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  expect(await outbox.beginSending('a', true)).toEqual({ ok: true, value: null });
});

test('a correction that is changed back to the hidden content is that entry again', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  expect(await outbox.writeLead(submitted('A', 'c', 'b', 'a'), 'submitting')).toMatchObject({
    value: { kind: 'in-outbox', id: 'a' },
  });
  await outbox.writeLead(submitted('A', 'a', 'b', 'a'), 'submitting');
  expect(await idsAndStates(outbox)).toEqual(['a submitting']);
});

test('a hidden entry that another form submits is no longer hidden', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  await outbox.writeLead(submitted('A'), 'submitting');
  expect(await idsAndStates(outbox)).toEqual(['a submitting', 'b submitting']);
  await outbox.recordDelivery('b', { isTracked: true });
  expect(await idsAndStates(outbox)).toEqual(['a submitting']);
});

test('a correction that lost its form, is opened again and refused does not bring back what it hid', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  await outbox.saveAndMakeDue('b');
  await outbox.writeLead(submitted('B', 'b', 'b'), 'submitting');
  await outbox.endAttempt('b', REFUSED);
  expect(await idsAndStates(outbox)).toEqual(['b attention']);
});

test('a failure is noted on an entry that a form hid while the outbox was sending it', async () => {
  const { outbox, clock } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.beginSending('a', true);
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  await outbox.endAttempt('a', BUSY_SERVER);
  await outbox.endAttempt('b', 'withdrawn');
  expect(await entryOf(outbox, 'a')).toMatchObject({
    state: 'waiting',
    pauseEndsAt: clock.now + 600_000,
  });
});

test.each([
  ['unchanged', submitted('A')],
  ['with another correction', submitted('C', 'c', 'a')],
])(
  'after the delivery of a correction, another form that submits the lead %s sends nothing',
  async (_, lead) => {
    const { outbox } = openTestOutbox();
    await saveWaiting(outbox, 'A');
    await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
    await outbox.recordDelivery('b', { isTracked: true, correctedIds: ['a'] });
    expect(await outbox.writeLead(lead, 'submitting')).toEqual({
      ok: true,
      value: { kind: 'delivered', id: 'b' },
    });
    expect(await idsAndStates(outbox)).toEqual([]);
  },
);

test.each([
  ['that lead again', 'B', 'b', ['a']],
  ['a changed text', 'C', 'c', ['b', 'a']],
])(
  'if another tab has delivered a correction, and the form submits %s, the corrected lead is removed',
  async (_, text, id, correctedIds) => {
    const { outbox } = openTestOutbox();
    await saveWaiting(outbox, 'A');
    await outbox.writeLead(submitted('B'), 'submitting');
    await outbox.recordDelivery('b');
    expect(await outbox.writeLead(submitted(text, id, ...correctedIds), 'submitting')).toMatchObject({
      value: { kind: 'delivered', id: 'b' },
    });
    expect(await idsAndStates(outbox)).toEqual([]);
  },
);

test.each([
  ['gone and was not delivered', (outbox: Outbox) => outbox.endAttempt('b', 'withdrawn'), ['a waiting']],
  ['delivered', (outbox: Outbox) => outbox.recordDelivery('b'), []],
  ['itself corrected by a delivered lead', deliverCorrectionOfB, []],
])(
  'a noted correction that is %s removes the corrected lead only if the server has it',
  async (_, end, left) => {
    const { outbox } = openTestOutbox();
    await saveWaiting(outbox, 'A');
    await outbox.writeLead(submitted('B'), 'submitting');
    await end(outbox);
    await outbox.noteCorrection('b', 'a');
    expect(await idsAndStates(outbox)).toEqual(left);
  },
);

async function deliverCorrectionOfB(outbox: Outbox): Promise<void> {
  await outbox.writeLead(submitted('C', 'c', 'b'), 'submitting');
  await outbox.recordDelivery('c', { correctedIds: ['b'] });
}

test('a noted correction also hides what the corrected lead hides', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'Z');
  await outbox.writeLead(submitted('A', 'a', 'z'), 'submitting');
  await outbox.writeLead(submitted('B'), 'submitting');
  await outbox.noteCorrection('b', 'a');
  await outbox.beginSending('b');
  expect(await idsAndStates(outbox)).toEqual(['b sending']);
});

test('a noted correction that the corrected lead hides stays', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'B');
  await outbox.writeLead(submitted('A', 'a', 'b'), 'submitting');
  await outbox.noteCorrection('b', 'a');
  expect(await idsAndStates(outbox)).toEqual(['b waiting']);
});
