/** `why`: somebody else had it for longer than one would wait, or the browser gives this page no locks (site data blocked). */
export type LockedRun<Value> =
  | { readonly ran: true; readonly value: Value }
  | { readonly ran: false; readonly why: 'taken' | 'denied' };

/**
 * Runs a task while it holds the Web Lock `name`, which the browser itself releases when its page or worker dies.
 * `waitMs`: how long to wait for whoever holds it now; 0 gives way at once. Rejects only with what the task rejects with.
 */
export async function underWebLock<Value>(
  locks: LockManager,
  name: string,
  waitMs: number,
  task: () => Promise<Value>,
): Promise<LockedRun<Value>> {
  let isStarted = false;
  const wait = new AbortController();
  // Never when one gives way at once: a refusal that takes its time must not look like a lock that was taken.
  const timer = waitMs === 0 ? undefined : setTimeout(() => wait.abort(), waitMs);
  try {
    // The two options exclude each other; once the lock is granted the signal means nothing any more.
    const options = waitMs === 0 ? { ifAvailable: true } : { signal: wait.signal };
    return await locks.request(name, options, async (lock) => {
      if (lock === null) return { ran: false as const, why: 'taken' as const };
      isStarted = true;
      return { ran: true as const, value: await task() };
    });
  } catch (error) {
    if (isStarted) throw error;
    return { ran: false, why: wait.signal.aborted ? 'taken' : 'denied' };
  } finally {
    clearTimeout(timer);
  }
}
