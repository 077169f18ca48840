import { type OutboxDatabase, openOutboxDatabase } from './outbox-database';
import { randomId } from './random-id';
import { underWebLock } from './web-lock';

/**
 * Runs a task that must not run twice at once, in any tab or worker. `waitMs`: how long to wait for
 * whoever runs it now; 0 gives way at once. `isHeld` tells the task, before each thing it must do
 * alone, whether it still is alone.
 */
export type DrainLock = <Value>(
  task: (isHeld: () => Promise<boolean>) => Promise<Value>,
  waitMs: number,
) => Promise<{ readonly ran: true; readonly value: Value } | { readonly ran: false }>;

const LOCK_NAME = 'kitaki-outbox-drain';
const LEASE_KEY = 'drain-lease';

/** Longer than one attempt (20 s) and its writes; a lease is renewed before each. */
const LEASE_MS = 45_000;
const LEASE_POLL_MS = 500;

let lockOfThisContext: DrainLock | undefined;

/** The lock of this browser: a Web Lock, or where there are none (Safari before 15.4) a lease in the outbox's database. */
export function defaultDrainLock(): DrainLock {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  lockOfThisContext ??= locks === undefined ? leaseLock({ database: openOutboxDatabase() }) : webLock(locks);
  return lockOfThisContext;
}

/** Released by the browser itself when its page or worker dies. */
export function webLock(locks: LockManager): DrainLock {
  return async (task, waitMs) => {
    const run = await underWebLock(locks, LOCK_NAME, waitMs, () => task(() => Promise.resolve(true)));
    return run.ran ? run : { ran: false };
  };
}

/** A lease written with its end: whoever dies with it holds the others up for 45 s at most. */
export function leaseLock({
  database,
  now = Date.now,
  newId = randomId,
}: {
  readonly database: OutboxDatabase;
  readonly now?: () => number;
  readonly newId?: () => string;
}): DrainLock {
  /** Takes or renews the lease; false when somebody else has it, or nothing can be written. */
  async function take(holder: string): Promise<boolean> {
    const taken = await database.update(LEASE_KEY, (stored) => {
      const lease = parseLease(stored);
      // An end further off than any lease was written by a wrong clock.
      const isTaken = lease !== null && lease.holder !== holder && lease.endsAt > now();
      const isSane = lease !== null && lease.endsAt <= now() + LEASE_MS;
      if (isTaken && isSane) return { value: stored, answer: false };
      return { value: { holder, endsAt: now() + LEASE_MS }, answer: true };
    });
    return taken.ok && taken.answer;
  }

  async function giveBack(holder: string): Promise<void> {
    await database.update(LEASE_KEY, (stored) => ({
      value: parseLease(stored)?.holder === holder ? null : stored,
      answer: true,
    }));
  }

  return async (task, waitMs) => {
    const holder = newId();
    const until = now() + waitMs;
    while (!(await take(holder))) {
      if (now() >= until) return { ran: false };
      await new Promise((resolve) => setTimeout(resolve, LEASE_POLL_MS));
    }
    try {
      return { ran: true, value: await task(() => take(holder)) };
    } finally {
      await giveBack(holder);
    }
  };
}

function parseLease(stored: unknown): { holder: string; endsAt: number } | null {
  if (typeof stored !== 'object' || stored === null || !('holder' in stored && 'endsAt' in stored))
    return null;
  const { holder, endsAt } = stored;
  return typeof holder === 'string' && typeof endsAt === 'number' ? { holder, endsAt } : null;
}
