import { expect, test } from 'vitest';
import { leadFingerprint, QUOTE_SOURCE } from '../../../../src/leads/rules/lead';
import { leadFromQuote } from '../../../../src/leads/rules/lead-forms';
import { newEntry, type ReadableEntry } from '../../../../src/leads/rules/outbox-entry';
import { draftStatus } from '../../../../src/leads/submission/resume-draft';

const ID = 'n1';
const payload = leadFromQuote({ resort_name: 'A', email: 'desk@oldfort.example', phone: '' });

const draftOf = (isUnchanged: boolean, openedId: string | null) => ({
  payload,
  identity: { id: ID, fingerprint: isUnchanged ? leadFingerprint(payload) : 'of another text', openedId },
});

type State = ReadableEntry['state'] | 'gone';

test.each<[State, boolean, string | null, string]>([
  ['submitting', true, null, 'unanswered'],
  ['sending', true, null, 'resending'],
  ['waiting', true, null, 'saved'],
  ['attention', true, null, 'edited'],
  ['gone', true, null, 'edited'],
  ['submitting', false, null, 'edited'],
  ['sending', false, null, 'edited'],
  ['waiting', false, null, 'edited'],
  ['waiting', true, ID, 'edited'],
  ['waiting', true, 'old', 'saved'],
])(
  'a draft with an entry that is %s, unchanged %s, opened %s is %s',
  (state, isUnchanged, openedId, kind) => {
    const entries = state === 'gone' ? [] : [{ ...newEntry(payload, ID, 0), state }];
    const draft = draftOf(isUnchanged, openedId);
    expect(draftStatus({ entries, deliveries: [] }, draft)).toEqual({ kind, id: ID });
  },
);

test.each([
  [ID, true, 'already-delivered'],
  [ID, false, 'delivered-before-edit'],
  ['old', true, 'delivered-before-edit'],
  ['old', false, 'delivered-before-edit'],
])('after the delivery of %s a draft with unchanged text (%s) is %s', (delivered, isUnchanged, kind) => {
  const deliveries = [
    { id: delivered, at: 0, source: QUOTE_SOURCE, isReported: true, previousIds: [] },
  ] as const;
  const entries = [{ ...newEntry(payload, ID, 0), state: 'submitting' as const }];
  const status = draftStatus({ entries, deliveries }, draftOf(isUnchanged, 'old'));
  expect(status).toEqual({ kind, id: delivered });
});
