import { SEND_TIMEOUT_MS } from '../outbox/send-lead';
import { leadFingerprint, leadIdsOf, type SubmittedLead } from '../rules/lead-identity';
import { findSameLead } from '../rules/outbox-state';
import type { LeadNotice, SubmissionResult } from './lead-notice';
import type { FilledForm, SessionServices, SubmissionContext } from './session-services';

/** How long a submission waits for an answer that is on its way when the network is lost. */
const OFFLINE_ANSWER_WAIT_MS = 1_500;

/** Longer than an attempt of another tab on the same lead. */
const SUBMIT_LOCK_WAIT_MS = SEND_TIMEOUT_MS + 5_000;

/**
 * Writes the lead of a form into the outbox, sends it once if there is network, and resolves to a notice.
 * - A failure is a notice too, such as 'failed' after an answer, or 'unanswered'. Rejects only if `send` or `setIdentity` does.
 * - Once `withdrawSignal` is aborted, it begins nothing more, and may resolve to null. Then only the result 'saved' counts.
 * - The caller releases the locks, and calls `endAttempt` after 'failed' or null (after null in `withdraw`).
 */
export async function submitLead(
  { payload, identity, setIdentity }: FilledForm,
  context: SubmissionContext,
): Promise<SubmissionResult> {
  const { outbox, formLocks, isOnline, withdrawSignal, newId } = context;
  const fingerprint = leadFingerprint(payload);
  const openedId = identity?.openedId ?? null;
  const idsOfForm = identity === null ? [] : leadIdsOf(identity);

  async function submitAs(id: string): Promise<SubmissionResult> {
    if (withdrawSignal.aborted) return null;
    setIdentity({ id, fingerprint, openedId });
    const lead = { payload, id, correctedIds: idsOfForm.filter((leadId) => leadId !== id) };
    const hasLocks = await formLocks.acquire([id, ...lead.correctedIds], SUBMIT_LOCK_WAIT_MS);
    if (!hasLocks) return unansweredElsewhere(id);
    const hasNetwork = isOnline();
    const written = await outbox.writeLead(lead, hasNetwork ? 'submitting' : 'waiting', withdrawSignal);
    // Without an entry the lead is sent all the same.
    if (!written.ok)
      return hasNetwork ? sendAndRecord(lead, context, { isWritten: false }) : { kind: 'not-saved', id };
    switch (written.value.kind) {
      case 'withdrawn':
        return null;
      case 'delivered':
        return deliveredNotice(id, written.value.id);
      case 'in-outbox':
        // Another tab has this lead under another id: submit again with that id.
        return submitAs(written.value.id);
      case 'written':
        return hasNetwork ? sendAndRecord(lead, context, { isWritten: true }) : savedNotice(id, context);
    }
  }

  /** Resolves to 'unanswered', because another tab sends the lead. The next submission gets the id of that tab's entry. */
  async function unansweredElsewhere(id: string): Promise<SubmissionResult> {
    const read = await outbox.read();
    if (withdrawSignal.aborted) return null;
    const nextId = (read.ok && findSameLead(read.value.visibleEntries, payload)?.id) || id;
    setIdentity({ id: nextId, fingerprint, openedId });
    return { kind: 'unanswered', id: nextId };
  }

  return submitAs(identity?.fingerprint === fingerprint ? identity.id : newId());
}

/** Returns the notice about `id`. If another lead was delivered, it is the one that `id` corrects, or another correction. */
function deliveredNotice(id: string, deliveredId: string): LeadNotice {
  return { kind: deliveredId === id ? 'delivered' : 'delivered-with-other-text', id: deliveredId };
}

/** Resolves to the notice about a lead that waits in the outbox. */
async function savedNotice(id: string, { registerSync }: SessionServices): Promise<LeadNotice> {
  return { kind: 'saved', id, isSyncRegistered: await registerSync() };
}

/**
 * Sends the lead, records a delivery and resolves to the notice. Sends nothing after `withdraw`, and resolves to null.
 * `isWritten` says if its entry is in the outbox. The caller holds its lock.
 */
async function sendAndRecord(
  lead: SubmittedLead,
  context: SubmissionContext,
  { isWritten }: { isWritten: boolean },
): Promise<SubmissionResult> {
  const { id, correctedIds } = lead;
  const { outbox, registerSync, trackLead, withdrawSignal } = context;
  if (withdrawSignal.aborted) return null;
  // If this page dies, the worker sends the lead, where the browser has Background Sync.
  if (isWritten) void registerSync();
  const { outcome, isOffline } = await sendWhileOnline(lead, context);
  if (outcome.kind === 'unanswered') return isOffline ? saveLead(lead, context) : { kind: 'unanswered', id };
  if (outcome.kind !== 'delivered') return { kind: 'failed', id, outcome };
  const recorded = await outbox.recordDelivery(id, { isTracked: true, correctedIds });
  const isEntryRemoved = recorded.ok && recorded.value;
  // Do not track the lead here if another sender has removed the entry, because that sender tracked it. Nor if the disk failed
  // to remove it, because then the lead is sent again, and tracked then.
  if (!isWritten || isEntryRemoved) trackLead();
  return { kind: 'delivered', id };
}

/**
 * Sends the lead. Gives up after `SEND_TIMEOUT_MS`, or soon after the network is lost. `isOffline` is true if it was lost, even
 * if it has returned.
 */
async function sendWhileOnline(lead: SubmittedLead, { send, isOnline, onNetworkChange }: SessionServices) {
  let wentOffline = false;
  // Two time limits may abort it. Safari has `AbortSignal.any` only since 17.4. An abort after the answer has no effect.
  const controller = new AbortController();
  const abortAfter = (ms: number) => setTimeout(() => controller.abort(), ms);
  abortAfter(SEND_TIMEOUT_MS);
  const stopListening = onNetworkChange(() => {
    if (isOnline()) return;
    wentOffline = true;
    abortAfter(OFFLINE_ANSWER_WAIT_MS);
  });
  const outcome = await send(lead, controller.signal);
  stopListening();
  return { outcome, isOffline: wentOffline || !isOnline() };
}

/**
 * Saves the unanswered lead `id` of a form to be sent later, and resolves to the notice. This is 'unanswered' if another tab
 * has the lock of this lead or of the opened one, or if the lead cannot be stored. It is null if `withdrawSignal` is aborted
 * before the lead is stored.
 */
export async function saveUnanswered(
  { payload, identity }: FilledForm,
  id: string,
  context: SubmissionContext,
): Promise<SubmissionResult> {
  // `correctedIds` names only the opened lead. The id that the form had before the submission is left out, because another tab
  // may hold its lock.
  const openedId = identity?.openedId ?? null;
  const correctedIds = openedId === null || openedId === id ? [] : [openedId];
  if (!(await context.formLocks.acquire([id, ...correctedIds], 0))) return { kind: 'unanswered', id };
  const saved = await saveLead({ payload, id, correctedIds }, context);
  return saved?.kind === 'delivered' ? { kind: 'delivered-unseen', id } : saved;
}

/**
 * Saves an unanswered lead, whose lock the caller holds, and resolves to the notice, or to null if it was withdrawn. If another
 * entry has this content, the notice is 'saved' with the id of that entry.
 */
async function saveLead(lead: SubmittedLead, context: SubmissionContext): Promise<SubmissionResult> {
  const { id } = lead;
  const written = await context.outbox.writeLead(lead, 'waiting', context.withdrawSignal);
  // The notice of 'not-saved' says "not sent", but the server may have it.
  if (!written.ok) return { kind: 'unanswered', id };
  if (written.value.kind === 'withdrawn') return null;
  if (written.value.kind === 'delivered') return deliveredNotice(id, written.value.id);
  return savedNotice(written.value.id, context);
}
