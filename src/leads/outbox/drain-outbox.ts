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
  /** How long to wait for the lock of a lead that a form or another sender has. Default: not at all. */
  readonly waitMs?: number;
  readonly now?: () => number;
};

export type DrainReport = {
  /** 'storage-failed': the outbox could not be read or written. */
  readonly status: 'done' | 'storage-failed';
  /** Leads that are still to be sent without the visitor's help, now or after a pause. */
  readonly due: number;
};

/**
 * Sends every lead that is due, one after the other, each under its lock. A locked lead is left to its holder; with `waitMs`
 * it is tried again at the end. Stops after a network failure, while the server's limit holds, and when the outbox cannot be
 * written. Never rejects.
 */
export async function drainOutbox(options: DrainOptions): Promise<DrainReport> {
  const { outbox, trigger, waitMs = 0, now = Date.now } = options;
  const before = await outbox.read();
  if (!before.ok) return { status: 'storage-failed', due: 0 };
  const entries = before.items.filter(isToBeSent);
  const isStopped = entries.some((entry) => isLimited(entry, now(), trigger));
  const ids = isStopped ? [] : entries.map(({ id }) => id);
  let { result, locked } = await sendAll(ids, 0, options);
  if (result === 'next' && waitMs > 0) ({ result, locked } = await sendAll(locked, waitMs, options));
  const after = await outbox.read();
  if (!after.ok || result === 'storage-failed') return { status: 'storage-failed', due: 0 };
  return { status: 'done', due: after.items.filter(isToBeSent).length };
}

type Sent = 'next' | 'locked' | 'stop' | 'storage-failed';

async function sendAll(
  ids: readonly string[],
  waitMs: number,
  options: DrainOptions,
): Promise<{ result: Sent; locked: string[] }> {
  const locked: string[] = [];
  for (const id of ids) {
    const result = await sendOne(id, waitMs, options);
    if (result === 'locked') locked.push(id);
    else if (result !== 'next') return { result, locked };
  }
  return { result: 'next', locked };
}

async function sendOne(id: string, waitMs: number, options: DrainOptions): Promise<Sent> {
  const lock = await options.locks.acquire(id, waitMs);
  if (lock === null) return 'locked';
  return sendLocked(id, options).finally(lock.release);
}

async function sendLocked(id: string, { outbox, send, trigger }: DrainOptions): Promise<Sent> {
  const begun = await outbox.beginSending(id, trigger);
  if (!begun.ok) return 'storage-failed';
  // Removed or tried by another sender since the list was read, or not due.
  if (begun.entry === null) return 'next';
  const outcome = await send(begun.entry);
  const noted =
    outcome.kind === 'delivered' ? await outbox.noteDelivered(id) : await outbox.noteFailure(id, outcome);
  if (!noted.ok) return 'storage-failed';
  return outcome.kind !== 'delivered' && stopsDrain(outcome) ? 'stop' : 'next';
}
