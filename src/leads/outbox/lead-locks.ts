export type LeadLocks = ReturnType<typeof createLeadLocks>;

const PREFIX = 'kitaki-lead ';

/**
 * Returns the locks that all tabs and the worker share, one Web Lock per lead. Only the holder of a lead's lock sends that
 * lead or changes its entry (exceptions: src/leads/exactly-once.md, 3).
 * - `acquire` resolves to a function that releases the lock, or to null if it is not free within `waitMs`, even if this tab has
 *   it. The browser also releases it when the page or worker dies. A second release does nothing.
 * - `lockedIds` resolves to the ids of the leads that are locked, in any tab or worker.
 * - `onChange` is called each time `acquire` of this tab or worker gets a lock, and when this lock is released.
 * - If the browser has no Web Locks or denies them, as with site data blocked or on a page with plain http, `acquire` resolves
 *   to a function without effect, `lockedIds` to null, and `onChange` is never called.
 */
export function createLeadLocks(
  onChange: () => void = () => undefined,
  // biome-ignore lint/style/noRestrictedGlobals: pages and workers both have navigator.locks
  manager: LockManager | undefined = globalThis.navigator?.locks,
) {
  return {
    acquire(id: string, waitMs: number): Promise<(() => void) | null> {
      const withoutLock = () => undefined;
      if (manager === undefined) return Promise.resolve(withoutLock);
      return new Promise((resolve) => {
        const signal = waitMs === 0 ? undefined : AbortSignal.timeout(waitMs);
        // The specification does not allow `ifAvailable` together with `signal`.
        const options = signal ? { signal } : { ifAvailable: true };
        const request = manager.request(`${PREFIX}${id}`, options, (lock) => {
          if (lock === null) return resolve(null);
          const released = new Promise<'released'>((release) => resolve(() => release('released')));
          onChange();
          return released;
        });
        request.then(
          (end) => {
            if (end === 'released') onChange();
          },
          // The time is up, or the browser denies locks.
          () => resolve(signal?.aborted ? null : withoutLock),
        );
      });
    },
    async lockedIds(): Promise<ReadonlySet<string> | null> {
      const state = await manager?.query().catch(() => undefined);
      if (state === undefined) return null;
      const names = state.held?.map(({ name = '' }) => name) ?? [];
      return new Set(
        names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)),
      );
    },
  };
}

/**
 * Runs a task under the lock of a lead, releases the lock, and resolves to the task's result. Resolves to null, without the
 * task, if the lock is not free within `waitMs`, even if this tab has it. Rejects only if the task rejects, and releases the
 * lock then too. Without Web Locks, the task runs without a lock.
 */
export async function withLock<Value>(
  locks: LeadLocks,
  id: string,
  waitMs: number,
  task: () => Promise<Value>,
): Promise<Value | null> {
  const release = await locks.acquire(id, waitMs);
  return release === null ? null : task().finally(release);
}
