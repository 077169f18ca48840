import { type LeadIdentity, leadFingerprint } from '../rules/lead-identity';
import { findDeliveredId } from '../rules/outbox-state';
import type { FilledForm, LeadNotice, TaskContext } from './form-session-types';

/** How long after a reload the previous page may still hold its locks. */
const PREVIOUS_PAGE_LOCK_WAIT_MS = 1_000;

/** A form filled from a draft whose lead has an id, so it was submitted or opened before. */
export type RestoredForm = FilledForm & { identity: LeadIdentity };

/**
 * Resolves to the notice about the lead of a restored form, or to null for none. Rejects only if `form.emptyForm` does. With
 * null:
 * - The text is unchanged, and the lead was just shown as delivered (`wasSubmitting`), or waits and was not opened: The form is
 *   emptied.
 * - Another form sends the lead, this form has locks, or the outbox cannot be read: Nothing changes.
 * - Any other case: The text stays, and the form gets those locks of its leads that are free.
 */
export async function settleRestoredLead(
  form: RestoredForm,
  wasSubmitting: boolean,
  { services, formLocks }: TaskContext,
): Promise<LeadNotice | null> {
  const read = await services.outbox.read();
  if (formLocks.ids().length > 0 || !read.ok) return null;
  const { id, fingerprint, openedId } = form.identity;
  const ids = [id, openedId].filter((leadId) => leadId !== null);
  const isUnchanged = leadFingerprint(form.payload) === fingerprint;
  const deliveredId = findDeliveredId(read, ids);
  if (deliveredId !== null) {
    // The lead was delivered with other text, or the delivered lead is the opened one or another correction of it.
    if (deliveredId !== id || !isUnchanged) return { kind: 'delivered-before-edit', id: deliveredId };
    if (!wasSubmitting) return { kind: 'delivered-meanwhile', id };
    form.emptyForm();
    return null;
  }
  const state = isUnchanged ? read.entries.find((entry) => entry.id === id)?.state : undefined;
  if (state === 'sending') return { kind: 'resending', id };
  // The browser may have duplicated a tab with its draft. Then the form of the first tab still holds the lock.
  if (state === 'submitting')
    return (await formLocks.acquire([id], PREVIOUS_PAGE_LOCK_WAIT_MS)) ? { kind: 'resending', id } : null;
  // An opened lead stays in the form, although its entry waits.
  if (state === 'waiting' && id !== openedId) form.emptyForm();
  else for (const leadId of ids) await formLocks.acquire([leadId], 0);
  return null;
}
