import type { OutboxState } from '../outbox/outbox-state';
import { leadFingerprint } from '../rules/lead';
import type { FilledForm, LeadIdentity } from './filled-form';
import type { FormTask } from './form-services';
import type { LeadNotice } from './lead-notice';

/** For this time after a reload, the previous page may still hold its locks. */
const DYING_PAGE_MS = 1_000;

/** A form filled from a draft whose lead has an id, so it was pressed or opened before. */
export type RestoredForm = FilledForm & { identity: LeadIdentity };

/**
 * Acts on `fateOfDraft`, unless the form has locks or the outbox cannot be read.
 * - 'saved' empties the form. 'edited' acquires the free locks of its leads.
 * - 'unanswered' shows 'sent-again' if its lock is free. Any other fate is shown as a notice.
 * Shows nothing after `withdrawn`. `show` must do what `afterNotice` says. Rejects only if `show` or `form.finish` does.
 */
export async function resumeDraft(
  form: RestoredForm,
  { services, locks, withdrawn }: FormTask,
  show: (notice: LeadNotice) => Promise<void>,
): Promise<void> {
  const { outbox, network, drain } = services;
  const read = await outbox.read();
  if (locks.ids().length > 0 || !read.ok) return;
  const { id, opened } = form.identity;
  const fate = fateOfDraft(read, form);
  if (fate.kind === 'saved') return form.finish();
  if (fate.kind === 'edited') {
    for (const each of [id, opened]) if (each !== null) await locks.acquire([each], 0);
    return;
  }
  // The browser duplicated a tab with its draft, and the form of the first tab still holds the lock.
  if (fate.kind === 'unanswered' && !(await locks.acquire([id], DYING_PAGE_MS))) return;
  // `withdraw` follows, and removes the lead under the lock acquired above.
  if (withdrawn.aborted) return;
  const kind = fate.kind === 'unanswered' ? 'sent-again' : fate.kind;
  await show({ kind, id: fate.id });
  // A page drain skips locked entries, so start one now. Do not await it: the next press waits for this function.
  if (kind === 'sent-again' && network.getSnapshot()) void drain('network');
}

/** What becomes of a draft when the visitor returns to its form. */
type DraftFate = {
  /** A notice to show, or another fate. `resumeDraft` says what follows from each. */
  kind: 'already-delivered' | 'delivered-before-edit' | 'sent-again' | 'unanswered' | 'saved' | 'edited';
  /** The id of the lead that was delivered, or that of the draft if none was. */
  id: string;
};

/**
 * Returns what becomes of a draft, by the first rule that fits.
 * - A delivered lead is 'already-delivered' if the text is unchanged, and 'delivered-before-edit' if not.
 * - A delivered `opened` entry gives 'delivered-before-edit'.
 * - For unchanged text, an entry in state 'submitting' gives 'unanswered', and 'sending' gives 'sent-again'. 'waiting' gives
 *   'saved', unless the entry is `opened`.
 * - Any other draft is 'edited'.
 */
export function fateOfDraft(
  { entries, deliveries }: Pick<OutboxState, 'entries' | 'deliveries'>,
  { payload, identity }: Pick<RestoredForm, 'payload' | 'identity'>,
): DraftFate {
  const { id, fingerprint, opened } = identity;
  const isUnchanged = leadFingerprint(payload) === fingerprint;
  const delivered = [id, opened].find((each) => deliveries.some((delivery) => delivery.id === each));
  const afterDelivery = delivered === id && isUnchanged ? 'already-delivered' : 'delivered-before-edit';
  if (typeof delivered === 'string') return { kind: afterDelivery, id: delivered };
  const state = isUnchanged && entries.find((entry) => entry.id === id)?.state;
  if (state === 'submitting') return { kind: 'unanswered', id };
  if (state === 'sending') return { kind: 'sent-again', id };
  return { kind: state === 'waiting' && id !== opened ? 'saved' : 'edited', id };
}
