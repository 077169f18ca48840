import { savedLeadCopy as copy } from '../../content/copy/saved-lead';
import { withLock } from '../outbox/lead-locks';
import type { ReadableEntry } from '../rules/outbox-entry';
import { pageOutbox } from '../sending/page-outbox';

/**
 * Tries to send a saved lead at once, also if the browser reports no network; waits up to 30 s for its lock. Then starts to
 * send the others that are due. If a refused lead is locked or cannot be changed, sends nothing, and resolves at once to a text
 * that says so. Else resolves to a text if the lead is 'waiting' afterwards, or to ''. Never rejects.
 */
export async function sendSavedLead({ id, state }: ReadableEntry): Promise<string> {
  const { outbox, locks, drain, refresh } = pageOutbox();
  if (state === 'attention') {
    const retried = await withLock(locks, id, 0, () => outbox.makeDue(id));
    if (!retried?.ok) return failureText(retried);
  }
  await drain('now', id);
  void drain('network');
  const read = await outbox.read();
  const after = read.ok ? read.entries.find((entry) => entry.id === id) : undefined;
  await refresh();
  return after?.state === 'waiting' ? copy.stillWaiting : '';
}

/** Deletes a saved lead. `failure` says that it is locked or storage failed; '' if it is deleted or was gone. Never rejects. */
export async function deleteSavedLead(id: string): Promise<{ isDeleted: boolean; failure: string }> {
  const { outbox, locks } = pageOutbox();
  const result = await withLock(locks, id, 0, () => outbox.remove(id));
  if (!result?.ok) return { isDeleted: false, failure: failureText(result) };
  return { isDeleted: result.entry !== null, failure: '' };
}

/** `result` null: the lead is locked. */
function failureText(result: { ok: boolean } | null): string {
  return result === null ? copy.sendingNow : copy.cannotChange;
}
