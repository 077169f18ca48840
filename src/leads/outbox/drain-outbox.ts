import {
  type DrainTrigger,
  isLimited,
  isToBeSent,
  type OutboxEntry,
  type SendOutcome,
  stopsDrain,
} from '../rules/outbox-entry';
import { type LeadLocks, withLock } from './lead-locks';
import type { Outbox } from './outbox';

export type DrainOptions = {
  readonly outbox: Outbox;
  readonly locks: LeadLocks;
  readonly send: (entry: OutboxEntry) => Promise<SendOutcome>;
  readonly trigger: DrainTrigger;
  /** Sends this lead alone. */
  readonly only?: string | undefined;
  /** How long to wait for the lock of a lead that a form or another sender has. Default: not at all. */
  readonly waitMs?: number;
  readonly now?: () => number;
};

/**
 * Sends the leads that are due for this trigger, one by one, each under its lock. Tries a locked lead after the others, and
 * skips it if its lock is not free within `waitMs`. Sends nothing during a pause for the whole phone. Stops after an attempt
 * without an answer, after an answer that pauses the phone, and if the outbox cannot be written. Returns how many leads are
 * left; null if the outbox cannot be read. Never rejects.
 */
export async function drainOutbox(options: DrainOptions): Promise<number | null> {
  const { outbox, locks, trigger, only, waitMs = 0, now = Date.now } = options;
  const read = await outbox.read();
  if (!read.ok) return null;
  // The fewest attempts first, so that an entry that always fails does not keep the others waiting.
  const entries = read.items.filter(isToBeSent).toSorted((one, other) => one.attempts - other.attempts);
  const isPaused = entries.some((entry) => isLimited(entry, now(), trigger));
  let ids = isPaused ? [] : entries.map(({ id }) => id).filter((id) => only === undefined || id === only);
  // First round: skip locked leads. Second round: wait for them.
  for (const patienceMs of waitMs > 0 ? [0, waitMs] : [0]) {
    const locked: string[] = [];
    for (const id of ids) {
      const goesOn = await withLock(locks, id, patienceMs, () => sendLocked(id, options));
      if (goesOn === null) locked.push(id);
      else if (!goesOn) return countDue(outbox);
    }
    ids = locked;
  }
  return countDue(outbox);
}

async function countDue(outbox: Outbox): Promise<number | null> {
  const read = await outbox.read();
  return read.ok ? read.items.filter(isToBeSent).length : null;
}

/** Sends a lead under its lock. Resolves to false if the drain must stop. */
async function sendLocked(id: string, { outbox, send, trigger }: DrainOptions): Promise<boolean> {
  const begun = await outbox.beginSending(id, trigger);
  if (!begun.ok) return false;
  // Removed or tried by another sender since the list was read, or not due.
  if (begun.entry === null) return true;
  const outcome = await send(begun.entry);
  if (outcome.kind === 'delivered') return (await outbox.noteDelivered(id)).ok;
  return (await outbox.noteFailure(id, outcome)).ok && !stopsDrain(outcome);
}
