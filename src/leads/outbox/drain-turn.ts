import { underWebLock } from './web-lock';

/** Runs a task that must not run twice at once, in any tab or worker. `waitMs`: how long to wait for whoever runs it now; 0 gives way at once. */
export type DrainTurn = <Value>(
  task: () => Promise<Value>,
  waitMs: number,
) => Promise<{ readonly ran: true; readonly value: Value } | { readonly ran: false }>;

const LOCK_NAME = 'kitaki-outbox-drain';

/**
 * The turns of this browser: they keep the leads in order. Without Web Locks (Safari before 15.4) everybody has a turn, and
 * the note on each lead that it is being sent keeps two from sending the same.
 */
export const drainTurn: DrainTurn = async (task, waitMs) => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks === undefined) return { ran: true, value: await task() };
  const run = await underWebLock(locks, LOCK_NAME, waitMs, task);
  return run.ran ? run : { ran: false };
};
