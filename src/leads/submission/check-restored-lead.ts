import { type LeadIdentity, leadFingerprint, leadIdsOf } from '../rules/lead-identity';
import { findDeliveredId } from '../rules/outbox-state';
import type { FilledForm, LeadNotice, TaskContext } from './form-session-types';

/** How long after a reload the previous page may still hold its locks. */
const PREVIOUS_PAGE_LOCK_WAIT_MS = 1_000;

/** A form filled from a draft whose lead has an id, so it was submitted or opened before. */
export type RestoredForm = FilledForm & { identity: LeadIdentity };

/**
 * Resolves to the notice about the lead of a restored form, or to one of these. Never rejects.
 * - 'empty': The form only needs to be emptied. The text is unchanged, and the lead was just shown as delivered
 *   (`wasSubmitting`), or waits and was not opened.
 * - null: The text stays. The form gets those locks of its leads that are free, unless another form sends the lead, this form
 *   has locks, or the outbox cannot be read.
 */
export async function checkRestoredLead(
  { payload, identity }: RestoredForm,
  wasSubmitting: boolean,
  { outbox, formLocks }: TaskContext,
): Promise<LeadNotice | 'empty' | null> {
  const read = await outbox.read();
  if (formLocks.ids().length > 0 || !read.ok) return null;
  const { id, fingerprint, openedId } = identity;
  const ids = leadIdsOf(identity);
  const isUnchanged = leadFingerprint(payload) === fingerprint;
  const deliveredId = findDeliveredId(read, ids);
  // The lead was delivered with other text, or the delivered lead is the opened one or another correction of it.
  if (deliveredId !== null && (deliveredId !== id || !isUnchanged))
    return { kind: 'delivered-with-other-text', id: deliveredId };
  if (deliveredId !== null) return wasSubmitting ? 'empty' : { kind: 'delivered-unseen', id };
  const state = isUnchanged ? read.entries.find((entry) => entry.id === id)?.state : undefined;
  if (state === 'sending') return { kind: 'resending', id };
  // The browser may have duplicated a tab with its draft. Then the form of the first tab still holds the lock.
  if (state === 'submitting')
    return (await formLocks.acquire([id], PREVIOUS_PAGE_LOCK_WAIT_MS)) ? { kind: 'resending', id } : null;
  // An opened lead stays in the form, although its entry waits.
  if (state === 'waiting' && id !== openedId) return 'empty';
  for (const leadId of ids) await formLocks.acquire([leadId], 0);
  return null;
}
