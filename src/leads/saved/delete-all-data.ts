import { deleteSiteData } from '../../platform/site-data';
import { withLock } from '../outbox/lead-locks';
import { tabConnection } from '../tab/tab-connection';

/** A form releases its locks at once. After this time, only a lead that is being sent is still locked. */
const DELETE_LOCK_WAIT_MS = 1_500;

/**
 * Deletes what this device has of us, without a question: leads, text typed in any tab, figures, saved pages and the worker.
 * Resolves to false if a lead stays because it is being sent, or a deletion fails. The other deletions are still made.
 * src/leads/exactly-once.md says how each part of the site learns of it.
 */
export async function deleteAllData(): Promise<boolean> {
  const { broadcast, refreshAndTrack } = tabConnection();
  // Every tab erases its drafts and what it remembers, and its forms release the locks of their leads.
  broadcast({ type: 'forgotten' });
  const isOutboxEmpty = await emptyOutbox();
  // Storage, with the figures of the calculator; caches, with the pages; and the worker.
  const isSiteDataDeleted = await deleteSiteData();
  await refreshAndTrack();
  return isOutboxEmpty && isSiteDataDeleted;
}

/** Removes every lead that is not being sent, and the delivery log. Returns true if nothing is left. */
async function emptyOutbox(): Promise<boolean> {
  const { outbox, locks } = tabConnection();
  const tried = new Set<string>();
  for (;;) {
    const read = await outbox.read();
    // Where the browser stores nothing for us, there is nothing to delete.
    if (!read.ok) return read.isBlocked;
    // A form that gives up a correction makes the entry that it replaced visible again.
    const ids = read.value.visibleEntries.map(({ id }) => id).filter((id) => !tried.has(id));
    if (ids.length === 0) break;
    await Promise.all(
      ids.map((id) => withLock(locks, id, DELETE_LOCK_WAIT_MS, () => outbox.removeEntry(id))),
    );
    for (const id of ids) tried.add(id);
  }
  const remaining = await outbox.deleteAllExceptEntries();
  return remaining.ok && remaining.value === 0;
}
