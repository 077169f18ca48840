import type { LeadLock, LeadLocks } from '../outbox/lead-locks';

export type FormLocks = ReturnType<typeof createFormLocks>;

/**
 * Creates the set of locks that one form has, empty at first. `locks` acquires them for the tab. No method rejects. Only the
 * holder of a lead's lock sends the lead: src/leads/exactly-once.md, 3.
 */
export function createFormLocks(locks: LeadLocks) {
  const acquired = new Map<string, LeadLock>();

  /** Releases all locks except those of these ids. Ignores null, and ids whose lock the form does not have. */
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
    /**
     * Acquires these locks in turn. If one is not free within `waitMs`, resolves to false and keeps those acquired before it.
     */
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
