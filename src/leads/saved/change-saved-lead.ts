import { withLock } from '../outbox/lead-locks';
import type { OutboxEntry, ReadableEntry } from '../rules/outbox-entry';
import { findEntry } from '../rules/outbox-state';
import { tabConnection } from '../tab/tab-connection';

/**
 * Why a saved lead was not sent, opened or deleted. 'locked': a form or another sender has it, or it cannot open because it is
 * gone or its form is sending.
 */
export type SavedLeadFailure = 'locked' | 'storage-failed' | 'still-waiting';

/** How long "Send now" waits for another sender of the same lead. */
const SEND_NOW_WAIT_MS = 30_000;

/**
 * Tries to send a saved lead, even if it has a pause or the browser reports no network. Then starts to send the other leads
 * that are due, and does not wait for them. Resolves to:
 * - 'locked', 'storage-failed': The lead needs attention and cannot be made due. No lead was sent.
 * - 'still-waiting': It was not delivered, and waits.
 * - null in any other case: It was delivered or refused again, another sender is still sending it, it is gone, or the outbox
 *   cannot be read.
 */
export async function sendSavedLead({ id, state }: ReadableEntry): Promise<SavedLeadFailure | null> {
  const { outbox, locks, drain, refreshAndTrack } = tabConnection();
  if (state === 'attention') {
    const retried = await withLock(locks, id, 0, () => outbox.saveAndMakeDue(id));
    if (retried === null) return 'locked';
    if (!retried.ok) return 'storage-failed';
  }
  await drain({ onlyId: id, waitMs: SEND_NOW_WAIT_MS, ignoresPauses: true });
  void drain();
  const read = await outbox.read();
  const remaining = read.ok ? findEntry(read.value.visibleEntries, id) : null;
  await refreshAndTrack();
  return remaining?.state === 'waiting' ? 'still-waiting' : null;
}

/** Deletes a saved lead. 'gone': it was already deleted or delivered. 'locked': a form or a sender has it, so it stays. */
export async function deleteSavedLead(id: string): Promise<'deleted' | 'gone' | SavedLeadFailure> {
  const { outbox, locks } = tabConnection();
  const result = await withLock(locks, id, 0, () => outbox.removeEntry(id));
  if (result === null) return 'locked';
  if (!result.ok) return 'storage-failed';
  return result.value ? 'deleted' : 'gone';
}

/**
 * Restores a deleted lead, and refreshes `outboxView`. Resolves to false if storage fails or the outbox has its id or content.
 */
export async function restoreSavedLead(entry: OutboxEntry): Promise<boolean> {
  const { outbox, refreshAndTrack } = tabConnection();
  const result = await outbox.restoreEntry(entry);
  const isRestored = result.ok && result.value;
  if (isRestored) await refreshAndTrack();
  return isRestored;
}
