import { expect, test } from 'vitest';
import { leadFingerprint } from '../../../../src/leads/rules/lead-identity';
import { QUOTE_SOURCE } from '../../../../src/leads/rules/lead-payload';
import { newEntry, type ReadableEntry } from '../../../../src/leads/rules/outbox-entry';
import { createFormLocks } from '../../../../src/leads/submission/form-locks';
import { resumeLead } from '../../../../src/leads/submission/resume-lead';
import { leadOf } from '../../../support/lead-of';
import { fakeBrowser } from './fake-browser';

const ID = 'n1';
const payload = leadOf('A');

interface Case {
  state: ReadableEntry['state'] | 'gone';
  isUnchanged: boolean;
  openedId: string | null;
  delivered?: string;
  wasSubmitting?: boolean;
}

/** Resumes a draft of the lead `n1`. Resolves to the notice, 'emptied', or the ids of the locks that the form has then. */
async function resume({ state, isUnchanged, openedId, delivered, wasSubmitting = false }: Case) {
  const services = fakeBrowser().tab();
  const visibleEntries = state === 'gone' ? [] : [{ ...newEntry(payload, ID, 0), state }];
  const delivery = { at: 0, source: QUOTE_SOURCE, isTracked: true, correctedIds: [] } as const;
  const deliveries = delivered === undefined ? [] : [{ ...delivery, id: delivered }];
  const outbox = {
    ...services.outbox,
    read: async () => ({ ok: true, value: { visibleEntries, deliveries, isPaused: false } }) as const,
  };
  const fingerprint = isUnchanged ? leadFingerprint(payload) : 'of another text';
  const formLocks = createFormLocks(services.locks);
  const form = {
    payload,
    identity: { id: ID, fingerprint, openedId },
    setIdentity: () => undefined,
    emptyIfUnchanged: () => undefined,
  };
  const withdrawSignal = new AbortController().signal;
  const result = await resumeLead(form, wasSubmitting, {
    ...services,
    outbox,
    formLocks,
    withdrawSignal,
  });
  if (result === null) return formLocks.ids();
  return 'id' in result ? `${result.kind} ${result.id}` : result.kind;
}

test.each<[Case['state'], boolean, string | null, string | string[]]>([
  ['submitting', true, null, 'resending n1'],
  ['sending', true, null, 'resending n1'],
  ['waiting', true, null, 'emptied'],
  ['attention', true, null, [ID]],
  ['gone', true, null, [ID]],
  ['submitting', false, null, [ID]],
  ['sending', false, null, [ID]],
  ['waiting', false, null, [ID]],
  ['waiting', false, 'old', [ID, 'old']],
  ['waiting', true, ID, [ID]],
  ['waiting', false, ID, [ID]],
  ['waiting', true, 'old', 'emptied'],
])(
  'entry %s, draft unchanged %s, opened lead %s: the restored form gives %j',
  async (state, isUnchanged, openedId, result) => {
    expect(await resume({ state, isUnchanged, openedId })).toEqual(result);
  },
);

test.each([
  [ID, true, false, 'delivered-unseen n1'],
  [ID, true, true, 'emptied'],
  [ID, false, false, 'delivered-with-other-text n1'],
  ['old', true, false, 'delivered-with-other-text old'],
  ['old', false, false, 'delivered-with-other-text old'],
])(
  'delivered %s, draft unchanged %s, was being sent %s: the restored form gives %s',
  async (delivered, isUnchanged, wasSubmitting, result) => {
    const draft = { state: 'submitting', isUnchanged, openedId: 'old', delivered, wasSubmitting } as const;
    expect(await resume(draft)).toBe(result);
  },
);
