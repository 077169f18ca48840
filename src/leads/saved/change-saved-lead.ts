import { savedLeadCopy as copy } from '../../content/copy/saved-lead';
import { withLock } from '../outbox/lead-locks';
import type { OutboxEntry, ReadableEntry } from '../rules/outbox-entry';
import { tabConnection } from '../tab/tab-connection';

/** How long "Send now" waits for another sender of the same lead. */
const SEND_NOW_WAIT_MS = 30_000;

/**
 * Tries to send a saved lead, even if it has a pause or the browser reports no network. Waits up to 30 s for its lock. Then
 * starts to send the other leads that are due.
 * - Resolves to a text for the visitor if the lead still waits, or else to '', even if the server refused it.
 * - A refused lead is made due first. If it is locked or storage fails, sends nothing and resolves to a text.
 */
export async function sendSavedLead({ id, state }: ReadableEntry): Promise<string> {
  const { outbox, locks, drain, refresh } = tabConnection();
  if (state === 'attention') {
    const retried = await withLock(locks, id, 0, () => outbox.saveAndMakeDue(id));
    if (!retried?.ok) return failureText(retried);
  }
  await drain({ onlyId: id, waitMs: SEND_NOW_WAIT_MS, ignoresPauses: true });
  void drain();
  const read = await outbox.read();
  const after = read.ok ? read.entries.find((entry) => entry.id === id) : undefined;
  await refresh();
  return after?.state === 'waiting' ? copy.stillWaiting : '';
}

/**
 * Deletes a saved lead. `failure` is a text for the visitor if the lead is locked or storage failed, or else ''. `isDeleted` is
 * also false, without a `failure`, if the lead was already gone.
 */
export async function deleteSavedLead(id: string): Promise<{ isDeleted: boolean; failure: string }> {
  const { outbox, locks } = tabConnection();
  const result = await withLock(locks, id, 0, () => outbox.remove(id));
  if (!result?.ok) return { isDeleted: false, failure: failureText(result) };
  return { isDeleted: result.entry !== null, failure: '' };
}

/**
 * Restores a deleted lead, and refreshes `outboxView`. Resolves to false if storage failed or the outbox has its id or content.
 */
export async function restoreSavedLead(entry: OutboxEntry): Promise<boolean> {
  const { outbox, refresh } = tabConnection();
  const result = await outbox.restore(entry);
  if (!result.ok || !result.isRestored) return false;
  await refresh();
  return true;
}

/** Returns the text about a change that failed. `result` is null if the lead is locked. */
function failureText(result: { ok: boolean } | null): string {
  return result === null ? copy.sendingNow : copy.cannotChange;
}
