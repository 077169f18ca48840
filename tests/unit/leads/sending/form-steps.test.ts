import { expect, test } from 'vitest';
import { leadFromQuote, QUOTE_SOURCE } from '../../../../src/leads/rules/lead';
import { newEntry, type ReadableEntry } from '../../../../src/leads/rules/outbox-entry';
import { fateOfDraft } from '../../../../src/leads/sending/form-steps';

const id = 'n1';
const payload = leadFromQuote({ resort_name: 'A', email: 'desk@oldfort.example', phone: '' });

type State = ReadableEntry['state'] | 'gone';

test.each<[State, boolean, string | null, string]>([
  ['submitting', true, null, 'unanswered'],
  ['sending', true, null, 'sent-again'],
  ['waiting', true, null, 'saved'],
  ['attention', true, null, 'edited'],
  ['gone', true, null, 'edited'],
  ['submitting', false, null, 'edited'],
  ['sending', false, null, 'edited'],
  ['waiting', false, null, 'edited'],
  ['waiting', true, id, 'edited'],
  ['waiting', true, 'old', 'saved'],
])('a draft with an entry that is %s, unchanged %s, opened %s is %s', (state, isUnchanged, opened, kind) => {
  const entries = state === 'gone' ? [] : [{ ...newEntry(payload, id, 0), state }];
  const identity = { id, fingerprint: '', opened };
  expect(fateOfDraft({ entries, deliveries: [] }, identity, isUnchanged)).toEqual({ kind, id });
});

test.each([
  [id, true, 'already-delivered'],
  [id, false, 'delivered-before-edit'],
  ['old', true, 'delivered-before-edit'],
  ['old', false, 'delivered-before-edit'],
])('after the delivery of %s a draft with unchanged text (%s) is %s', (delivered, isUnchanged, kind) => {
  const deliveries = [{ id: delivered, at: 0, source: QUOTE_SOURCE, isReported: true }] as const;
  const entries = [{ ...newEntry(payload, id, 0), state: 'submitting' as const }];
  const decision = fateOfDraft({ entries, deliveries }, { id, fingerprint: '', opened: 'old' }, isUnchanged);
  expect(decision).toEqual({ kind, id: delivered });
});
