import { needsSending, type ReadableEntry } from '../rules/outbox-entry';
import { pausesOutbox, type SendOutcome } from '../rules/send-outcome';
import { type LeadLocks, withLock } from './lead-locks';
import type { Outbox } from './outbox';

export interface DrainOptions {
  readonly outbox: Outbox;
  readonly locks: LeadLocks;
  readonly send: (entry: ReadableEntry) => Promise<SendOutcome>;
  /** Sends at most this lead, if it is due. Default: all that are due. */
  readonly onlyId?: string;
  /** How long the second try of a skipped lead waits for its lock. Default: not at all. */
  readonly waitMs?: number;
  /** Sends all leads that are to be sent, due or not. Default: false. */
  readonly ignoresPauses?: boolean;
}

/**
 * Sends the leads that are due, one by one, each under its lock. Sends nothing if the outbox cannot be read. Rejects only if
 * `send` does.
 * - Skips a lead whose lock another sender or a form has, and tries it once more after the others.
 * - Sends nothing while the outbox is paused. `ignoresPauses` ignores this pause and that of each lead.
 * - Stops if there is no answer, if the answer `pausesOutbox`, or if the outbox cannot be written.
 */
export async function drainOutbox(options: DrainOptions): Promise<void> {
  const { outbox, onlyId, waitMs = 0, ignoresPauses = false } = options;
  const read = await outbox.read();
  if (!read.ok) return;
  if (read.value.isPaused && !ignoresPauses) return;
  // The fewest attempts first, so that an entry that always fails does not keep the others waiting.
  const entries = read.value.visibleEntries.filter(needsSending).toSorted((a, b) => a.attempts - b.attempts);
  const ids = entries.map(({ id }) => id).filter((id) => onlyId === undefined || id === onlyId);
  const trySending = (id: string, lockWaitMs: number) =>
    withLock(options.locks, id, lockWaitMs, () => sendUnderLock(id, options));
  const skippedIds: string[] = [];
  for (const id of ids) {
    const next = await trySending(id, 0);
    if (next === 'stop') return;
    // Its lock is taken.
    if (next === null) skippedIds.push(id);
  }
  for (const id of skippedIds) {
    const next = await trySending(id, waitMs);
    if (next === 'stop') return;
  }
}

/**
 * Resolves to the number of leads still to be sent, due or not, or to null if the outbox cannot be read. A refused, unreadable
 * or hidden lead does not count.
 */
export async function countToBeSent(outbox: Outbox): Promise<number | null> {
  const read = await outbox.read();
  return read.ok ? read.value.visibleEntries.filter(needsSending).length : null;
}

/** Sends a lead whose lock the caller holds, and stores the outcome. Returns whether the drain goes on. */
async function sendUnderLock(id: string, options: DrainOptions): Promise<'continue' | 'stop'> {
  const { outbox, send, ignoresPauses } = options;
  const begun = await outbox.beginSending(id, ignoresPauses);
  if (!begun.ok) return 'stop';
  // Removed or tried by another sender since the list was read, or not due.
  if (begun.value === null) return 'continue';
  const outcome = await send(begun.value);
  if (outcome.kind === 'delivered') return (await outbox.recordDelivery(id)).ok ? 'continue' : 'stop';
  const recorded = await outbox.endAttempt(id, outcome);
  const mustStop = !recorded.ok || outcome.kind === 'unanswered' || pausesOutbox(outcome);
  return mustStop ? 'stop' : 'continue';
}
