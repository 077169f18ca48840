import type { SubmittedLead } from '../rules/lead-identity';
import * as changes from '../rules/outbox-changes';
import { isOutboxPaused } from '../rules/outbox-entry';
import { parseOutbox, serializeOutbox } from '../rules/outbox-format';
import { type OutboxState, visibleEntriesOf } from '../rules/outbox-state';
import type { OutboxMessage } from './outbox-channel';
import { openOutboxDatabase, type StorageResult } from './outbox-database';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Returns the outbox of this device. Each method except `read` makes the change of its name in outbox-changes.ts, in one
 * transaction.
 * - The caller must hold the lock of each lead whose id a method gets. But `restoreEntry` needs none, and `noteCorrection` only
 *   that of the corrected lead.
 * - If storage fails or is blocked, a method resolves to `ok` false after twelve seconds at most. None rejects.
 * - `broadcast` gets 'changed' after each change is on the disk, and 'delivered' after a delivery without `isTracked`.
 * - `writeLead` also resolves to `ok` false, and stores nothing, if `hasLocks` resolves to false.
 */
export function createOutbox({
  database = openOutboxDatabase(),
  now = Date.now,
  broadcast = (_message: OutboxMessage): void => undefined,
  hasLocks = async () => true,
} = {}) {
  /** Returns a method that runs its change in one transaction, and then broadcasts what has changed. */
  function inTransaction<Args extends unknown[], Result>(
    change: (state: changes.PresentState, ...args: Args) => changes.Changed<Result>,
  ) {
    return async (...args: Args): Promise<StorageResult<Result>> => {
      let messages: OutboxMessage[] = [];
      const updated = await database.update((stored) => {
        const state = { ...parseOutbox(stored), now: now() };
        const [next, result] = change(state, ...args);
        messages = messagesAbout(state, next);
        return [next === state ? stored : serializeOutbox(next), result];
      });
      if (updated.ok) for (const message of messages) broadcast(message);
      return updated;
    };
  }

  return {
    /** Gives the delivery log, the `visibleEntries` (those that no other entry hides), and `isPaused` (`isOutboxPaused`). */
    async read() {
      const stored = await database.read();
      if (!stored.ok) return stored;
      const { entries, deliveries } = parseOutbox(stored.value);
      const visibleEntries = visibleEntriesOf(entries);
      const value = { visibleEntries, deliveries, isPaused: isOutboxPaused(visibleEntries, now()) };
      return { ok: true, value } as const;
    },
    /** Writes nothing if `withdrawSignal` is aborted ('withdrawn'). */
    async writeLead(lead: SubmittedLead, entryState: 'submitting' | 'waiting', withdrawSignal?: AbortSignal) {
      // Without locks, two tabs could send one lead under two ids. Leads stored earlier are still sent.
      if (!(await hasLocks())) return { ok: false, isBlocked: true } as const;
      // The signal is read in the transaction, because the visitor may withdraw the lead until the entries are read.
      return inTransaction((state) => changes.writeLead(state, lead, entryState, withdrawSignal?.aborted))();
    },
    endAttempt: inTransaction(changes.endAttempt),
    saveAndMakeDue: inTransaction(changes.saveAndMakeDue),
    beginSending: inTransaction(changes.beginSending),
    recordDelivery: inTransaction(changes.recordDelivery),
    takeUntracked: inTransaction(changes.takeUntracked),
    noteCorrection: inTransaction(changes.noteCorrection),
    removeEntry: inTransaction(changes.removeEntry),
    restoreEntry: inTransaction(changes.restoreEntry),
    deleteAllExceptEntries: inTransaction(changes.deleteAllExceptEntries),
  };
}

function messagesAbout(state: OutboxState, next: OutboxState): OutboxMessage[] {
  if (next === state) return [];
  const untracked = next.deliveries.filter((other) => !other.isTracked && !state.deliveries.includes(other));
  return [{ type: 'changed' }, ...untracked.map(({ id }) => ({ type: 'delivered', id }) as const)];
}
