import { leadFingerprint } from '../rules/lead';
import type { LeadIdentity } from '../rules/lead-forms';
import { findDeliveredId } from '../rules/outbox-state';
import type { FilledForm, LeadNotice, TaskContext } from './form-session-types';

/** How long after a reload the previous page may still hold its locks. */
const PREVIOUS_PAGE_LOCK_WAIT_MS = 1_000;

/** A form filled from a draft whose lead has an id, so it was submitted or opened before. */
export type RestoredForm = FilledForm & { identity: LeadIdentity };

/**
 * Resolves to the notice about the lead of a restored form, or to null for none. Does nothing if the form has locks or the
 * outbox cannot be read. The first case that fits decides:
 * - Its lead was delivered, and the text is unchanged: 'already-delivered'. But if `wasSubmitting`, a submission of this
 *   page has just shown that: Empties the form.
 * - Its lead, the lead opened in it, or a correction of one was delivered: 'delivered-before-edit'.
 * - The text is unchanged, and the outbox or a dead page was sending it: 'resending'. If another form is sending it: null.
 * - The text is unchanged, and its entry waits and was not opened for correction: Empties the form.
 * - Any other: Acquires the locks of its lead and of the lead opened in it, if they are free. The text stays.
 *
 * Rejects only if `form.emptyForm` does.
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
    if (deliveredId !== id || !isUnchanged) return { kind: 'delivered-before-edit', id: deliveredId };
    if (!wasSubmitting) return { kind: 'already-delivered', id };
    form.emptyForm();
    return null;
  }
  const state = isUnchanged ? read.entries.find((entry) => entry.id === id)?.state : undefined;
  if (state === 'sending') return { kind: 'resending', id };
  // The browser may have duplicated a tab with its draft. Then the form of the first tab still holds the lock.
  if (state === 'submitting')
    return (await formLocks.acquire([id], PREVIOUS_PAGE_LOCK_WAIT_MS)) ? { kind: 'resending', id } : null;
  if (state === 'waiting' && id !== openedId) form.emptyForm();
  else for (const leadId of ids) await formLocks.acquire([leadId], 0);
  return null;
}
