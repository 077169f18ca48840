import { expect, test } from 'vitest';
import type { Outbox } from '../../../../src/leads/outbox/outbox';
import { REFUSED } from '../outcomes';
import { BUSY_SERVER, entryOf, idsAndStates, openTestOutbox, saveWaiting, submitted } from './test-outbox';

test('changed content replaces an unsaved entry for good', async () => {
  const { outbox } = openTestOutbox();
  await outbox.writeLead(submitted('A'), 'submitting');
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  expect(await idsAndStates(outbox)).toEqual(['b submitting']);
  await outbox.endSubmission('b', REFUSED);
  expect(await idsAndStates(outbox)).toEqual([]);
});

test.each([
  ['refused', REFUSED, 'c attention'],
  ['withdrawn', null, 'c waiting'],
])(
  'a correction takes the place of a saved entry, and stays as a saved entry if it is %s',
  async (_, outcome, left) => {
    const { outbox, openInTab } = openTestOutbox();
    await saveWaiting(outbox, 'A', 'Z');
    await outbox.recordFailure('a', BUSY_SERVER);
    await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
    expect(await idsAndStates(openInTab())).toEqual(['z waiting', 'b submitting']);
    await outbox.writeLead(submitted('C', 'c', 'b', 'a'), 'submitting');
    await outbox.endSubmission('c', outcome);
    expect(await idsAndStates(openInTab())).toEqual(['z waiting', left]);
    expect(await entryOf(outbox, 'c')).toMatchObject({ isSaved: true, pauseEndsAt: 0 });
  },
);

test('a replaced entry is not sent, even by a sender that found it in its list before', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  expect(await outbox.beginSending('a', true)).toEqual({ ok: true, value: null });
});

test('a failure of an entry that was replaced while the outbox was sending it changes nothing', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.beginSending('a', true);
  await outbox.writeLead(submitted('B', 'b', 'a'), 'submitting');
  await outbox.recordFailure('a', BUSY_SERVER);
  expect(await idsAndStates(outbox)).toEqual(['b submitting']);
});

test('a correction that another tab wrote as a lead of its own is saved when it takes the place of a saved entry', async () => {
  const { outbox } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.writeLead(submitted('B'), 'submitting');
  await outbox.noteCorrection('b', 'a');
  expect(await idsAndStates(outbox)).toEqual(['b submitting']);
  await outbox.endSubmission('b', REFUSED);
  expect(await idsAndStates(outbox)).toEqual(['b attention']);
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
  ['gone and was not delivered', (outbox: Outbox) => outbox.endSubmission('b', null), ['a waiting']],
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
