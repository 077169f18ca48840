import { type LeadIdentity, leadFingerprint, leadIdsOf } from '../rules/lead-identity';
import { findDeliveredId, findEntry } from '../rules/outbox-state';
import type { SubmissionResult } from './lead-notice';
import type { FilledForm, SubmissionContext } from './session-services';

/** How long after a reload the previous page may still hold its locks. */
const PREVIOUS_PAGE_LOCK_WAIT_MS = 1_000;

/** A form filled from a draft whose lead has an id, so it was submitted or opened before. */
export type RestoredForm = FilledForm & { identity: LeadIdentity };

/**
 * Finds out what became of the lead of a restored form. Resolves to a notice, 'emptied', or null if the form still needs its
 * text. Never rejects.
 * - If the correction of the opened lead was delivered or will be sent, hides or removes the opened lead (`noteCorrection`).
 * - With null the form gets those locks of its leads that are free. But if it had a lock, or the outbox cannot be read, its
 *   locks stay as they were. If only the second read fails, the lock acquired before it is released.
 */
export async function resumeLead(
  { payload, identity }: RestoredForm,
  wasSubmitting: boolean,
  { outbox, formLocks }: SubmissionContext,
): Promise<SubmissionResult> {
  const { id, fingerprint, openedId } = identity;
  const ids = leadIdsOf(identity);
  const isUnchanged = leadFingerprint(payload) === fingerprint;
  if (formLocks.ids().length > 0) return null;
  let read = await outbox.read();
  if (!read.ok) return null;
  if (isUnchanged && findEntry(read.value.visibleEntries, id)?.state === 'submitting') {
    // If the browser has duplicated a tab with its draft, the form of the first tab holds the lock. It may end the lead before
    // it releases the lock, so the outbox is read again.
    await formLocks.acquire([id], PREVIOUS_PAGE_LOCK_WAIT_MS);
    read = await outbox.read();
    if (!read.ok) {
      formLocks.releaseAll();
      return null;
    }
  }

  /** Hides or removes the opened lead if the form's lead corrects it (`noteCorrection`). */
  async function noteOwnCorrection(): Promise<void> {
    if (openedId === null || openedId === id) return;
    if (await formLocks.acquire([openedId], 0)) await outbox.noteCorrection(id, openedId);
  }

  const deliveredId = findDeliveredId(read.value, ids);
  if (deliveredId !== null) {
    if (deliveredId === id) await noteOwnCorrection();
    // The lead was delivered with other text, or the delivered lead is the opened one or another correction of it.
    if (deliveredId !== id || !isUnchanged) return { kind: 'delivered-with-other-text', id: deliveredId };
    return wasSubmitting ? { kind: 'emptied' } : { kind: 'delivered-unseen', id };
  }
  const state = isUnchanged ? findEntry(read.value.visibleEntries, id)?.state : undefined;
  const isResent = state === 'sending' || (state === 'submitting' && formLocks.ids().includes(id));
  // An opened lead stays in the form, although its entry waits.
  const isSaved = state === 'waiting' && id !== openedId;
  if (isResent || isSaved) {
    await noteOwnCorrection();
    return isResent ? { kind: 'resending', id } : { kind: 'emptied' };
  }
  // One after the other, because one call would stop at the first lock that is not free.
  for (const leadId of ids) await formLocks.acquire([leadId], 0);
  return null;
}
