import type { LeadLock, LeadLocks } from '../outbox/lead-locks';

export type FormLocks = ReturnType<typeof createFormLocks>;

/**
 * Returns the locks of one form, none yet: `ids()`, `acquire(ids, waitMs)`, `releaseExcept(ids)`, `releaseAll()`. `acquire`
 * resolves to false at the first lock that is not free in time, and keeps those before it. `locks`: those of the tab. Never
 * rejects. Only the holder of a lead's lock sends the lead: src/leads/exactly-once.md, 3.
 */
export function createFormLocks(locks: LeadLocks) {
  const acquired = new Map<string, LeadLock>();

  /** Releases all locks except those of these ids. Ignores null and ids that the form has no lock of. */
  function releaseExcept(ids: readonly (string | null)[]): void {
    for (const [id, lock] of acquired) {
      if (ids.includes(id)) continue;
      acquired.delete(id);
      lock.release();
    }
  }

  return {
    /** Returns the lead ids whose locks the form has. */
    ids: () => [...acquired.keys()],
    /** Acquires these locks in turn. Resolves to false at the first that is not free within `waitMs`; keeps those before it. */
    async acquire(ids: readonly string[], waitMs: number): Promise<boolean> {
      for (const id of ids) {
        const lock = acquired.get(id) ?? (await locks.acquire(id, waitMs));
        if (lock === null) return false;
        acquired.set(id, lock);
      }
      return true;
    },
    releaseExcept,
    releaseAll: () => releaseExcept([]),
  };
}
