import { isDelivered, type OutboxState } from '../outbox/outbox-state';
import { leadFingerprint } from '../rules/lead';
import type { FilledForm, LeadIdentity } from './filled-form';
import type { TaskContext } from './form-services';
import type { LeadNotice } from './lead-notice';

/** How long after a reload the previous page may still hold its locks. */
const DYING_PAGE_MS = 1_000;

/** A form filled from a draft whose lead has an id, so it was submitted or opened before. */
export type RestoredForm = FilledForm & { identity: LeadIdentity };

/**
 * Acts on `draftStatus`, and resolves to the notice for the visitor, or null. Does nothing if the form has locks or the outbox
 * cannot be read. Rejects only if `form.finish` does.
 */
export async function resumeDraft(
  form: RestoredForm,
  { services, formLocks }: TaskContext,
): Promise<LeadNotice | null> {
  const read = await services.outbox.read();
  if (formLocks.ids().length > 0 || !read.ok) return null;
  const { id, openedId } = form.identity;
  const status = draftStatus(read, form);
  switch (status.kind) {
    case 'saved':
      form.finish();
      return null;
    case 'edited':
      for (const leadId of [id, openedId]) if (leadId !== null) await formLocks.acquire([leadId], 0);
      return null;
    case 'unanswered':
      // The browser may have duplicated a tab with its draft. Then the form of the first tab still holds the lock.
      return (await formLocks.acquire([id], DYING_PAGE_MS)) ? { kind: 'resending', id } : null;
    default:
      return { kind: status.kind, id: status.id };
  }
}

/** What becomes of a draft when the visitor returns to its form. */
interface DraftStatus {
  /** A notice to show, or another status. `resumeDraft` says what follows from each. */
  kind: 'already-delivered' | 'delivered-before-edit' | 'resending' | 'unanswered' | 'saved' | 'edited';
  /** The id of the lead that was delivered, or that of the draft if none was. */
  id: string;
}

/**
 * Returns what becomes of a draft, by the first rule that fits: a delivery of its lead or of the lead opened in it, a changed
 * text, the state of the entry with its lead id. The text that no sender has is 'edited'.
 */
export function draftStatus(
  state: Pick<OutboxState, 'entries' | 'deliveries'>,
  { payload, identity }: Pick<RestoredForm, 'payload' | 'identity'>,
): DraftStatus {
  const { id, fingerprint, openedId } = identity;
  const isUnchanged = leadFingerprint(payload) === fingerprint;
  if (isDelivered(state, id))
    return { kind: isUnchanged ? 'already-delivered' : 'delivered-before-edit', id };
  if (openedId !== null && isDelivered(state, openedId))
    return { kind: 'delivered-before-edit', id: openedId };
  if (!isUnchanged) return { kind: 'edited', id };
  switch (state.entries.find((entry) => entry.id === id)?.state) {
    case 'submitting':
      return { kind: 'unanswered', id };
    case 'sending':
      return { kind: 'resending', id };
    case 'waiting':
      return { kind: id === openedId ? 'edited' : 'saved', id };
    default:
      return { kind: 'edited', id };
  }
}
