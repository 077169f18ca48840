import { expect, test } from 'vitest';
import { leadFromQuote, QUOTE_SOURCE } from '../../../../src/leads/rules/lead';
import { newEntry, type OutboxEntry } from '../../../../src/leads/rules/outbox-entry';
import { afterNotice, decideResume, type LeadNotice } from '../../../../src/leads/sending/form-steps';
import { NO_ANSWER, REFUSED, SERVER_ERROR } from './browser';

const id = 'n1';
const payload = leadFromQuote({ resort_name: 'A', email: 'desk@oldfort.example', phone: '' });

test.each<[LeadNotice, string, string[]]>([
  [{ kind: 'delivered', id }, 'emptied', []],
  [{ kind: 'saved', id, willBeWoken: false }, 'emptied', []],
  [{ kind: 'already-delivered', id }, 'emptied', []],
  [{ kind: 'resending', id }, 'emptied', []],
  [{ kind: 'delivered-before-edit', id }, 'new-request', ['opened']],
  [{ kind: 'not-saved', id }, 'kept', ['opened']],
  [{ kind: 'failed', id, outcome: REFUSED }, 'kept', ['opened']],
  [{ kind: 'failed', id, outcome: SERVER_ERROR }, 'kept', ['opened']],
  [{ kind: 'failed', id, outcome: NO_ANSWER }, 'kept', ['opened', 'request']],
])('after %o the form is %s and keeps the locks of %o', (notice, form, keepsLocksOf) => {
  expect(afterNotice(notice)).toEqual({ form, keepsLocksOf });
});

type State = OutboxEntry['state'] | 'gone';

test.each<[State, boolean, string | null, string]>([
  ['submitting', true, null, 'unanswered'],
  ['sending', true, null, 'resending'],
  ['waiting', true, null, 'saved'],
  ['attention', true, null, 'edited'],
  ['gone', true, null, 'edited'],
  ['submitting', false, null, 'edited'],
  ['sending', false, null, 'edited'],
  ['waiting', false, null, 'edited'],
  ['waiting', true, id, 'edited'],
  ['waiting', true, 'old', 'saved'],
])('a draft with an entry that is %s, unchanged %s, opened %s is %s', (state, isUnchanged, opened, kind) => {
  const items = state === 'gone' ? [] : [{ ...newEntry(payload, id, 0), state }];
  const identity = { id, fingerprint: '', opened };
  expect(decideResume({ items, deliveries: [] }, identity, isUnchanged)).toEqual({ kind, id });
});

test.each([
  [id, true, 'already-delivered'],
  [id, false, 'delivered-before-edit'],
  ['old', true, 'delivered-before-edit'],
  ['old', false, 'delivered-before-edit'],
])('after the delivery of %s a draft with unchanged text (%s) is %s', (delivered, isUnchanged, kind) => {
  const deliveries = [{ id: delivered, at: 0, source: QUOTE_SOURCE, isReported: true }] as const;
  const items = [{ ...newEntry(payload, id, 0), state: 'submitting' as const }];
  const decision = decideResume({ items, deliveries }, { id, fingerprint: '', opened: 'old' }, isUnchanged);
  expect(decision).toEqual({ kind, id: delivered });
});
