import { isToBeSent } from '../rules/lead-queue';
import {
  type DrainTrigger,
  isLimited,
  type OutboxEntry,
  type SendOutcome,
  stopsDrain,
} from '../rules/outbox-entry';
import type { LeadLocks } from './lead-locks';
import type { Outbox } from './outbox';

export type DrainOptions = {
  readonly outbox: Outbox;
  readonly locks: LeadLocks;
  /** Makes one attempt. */
  readonly send: (entry: OutboxEntry) => Promise<SendOutcome>;
  readonly trigger: DrainTrigger;
  /** Sends this lead alone. */
  readonly only?: string | undefined;
  /** How long to wait for the lock of a lead that a form or another sender has. Default: not at all. */
  readonly waitMs?: number;
  readonly now?: () => number;
};

/**
 * Sends the leads that are due for this trigger, one after the other, each under its lock. A locked lead is skipped; with
 * `waitMs` it is tried again at the end. Stops after a network failure, during the pause after a 429, and when the outbox
 * cannot be written. Returns the number of leads left that need no visitor; null if the outbox cannot be read. Never rejects.
 */
export async function drainOutbox(options: DrainOptions): Promise<number | null> {
  const { outbox, trigger, only, waitMs = 0, now = Date.now } = options;
  const read = await outbox.read();
  if (!read.ok) return null;
  // The fewest attempts first, so that an entry that always fails does not keep the others waiting.
  const entries = read.items.filter(isToBeSent).toSorted((one, other) => one.attempts - other.attempts);
  const isStopped = entries.some((entry) => isLimited(entry, now(), trigger));
  let ids = isStopped ? [] : entries.map(({ id }) => id).filter((id) => only === undefined || id === only);
  // First round: skip locked leads. Second round: wait for them.
  for (const patienceMs of waitMs > 0 ? [0, waitMs] : [0]) {
    const locked: string[] = [];
    for (const id of ids) {
      const sent = await sendOne(id, patienceMs, options);
      if (sent === 'locked') locked.push(id);
      if (sent === 'stop') return countDue(outbox);
    }
    ids = locked;
  }
  return countDue(outbox);
}

async function countDue(outbox: Outbox): Promise<number | null> {
  const read = await outbox.read();
  return read.ok ? read.items.filter(isToBeSent).length : null;
}

async function sendOne(
  id: string,
  waitMs: number,
  options: DrainOptions,
): Promise<'next' | 'locked' | 'stop'> {
  const lock = await options.locks.acquire(id, waitMs);
  if (lock === null) return 'locked';
  return sendLocked(id, options).finally(lock.release);
}

async function sendLocked(
  id: string,
  { outbox, send, trigger }: DrainOptions,
): Promise<'next' | 'locked' | 'stop'> {
  const begun = await outbox.beginSending(id, trigger);
  if (!begun.ok) return 'stop';
  // Removed or tried by another sender since the list was read, or not due.
  if (begun.entry === null) return 'next';
  const outcome = await send(begun.entry);
  const noted =
    outcome.kind === 'delivered' ? await outbox.noteDelivered(id) : await outbox.noteFailure(id, outcome);
  const isOver = !noted.ok || (outcome.kind !== 'delivered' && stopsDrain(outcome));
  return isOver ? 'stop' : 'next';
}
