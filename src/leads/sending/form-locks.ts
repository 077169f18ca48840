import type { LeadLock, LeadLocks } from '../outbox/lead-locks';

/** The locks that one form has. Only the holder of a lead's lock sends the lead: src/leads/exactly-once.md, 3. */
export interface FormLocks {
  /** Returns the lead ids whose locks the form has; at first none. */
  ids(): string[];
  /** Acquires the lock of this lead, unless the form has it. Resolves to false if it is not free within `waitMs`. */
  acquire(id: string, waitMs: number): Promise<boolean>;
  /** Acquires these locks in turn. Resolves to false at the first that is not free within `waitMs`; keeps those before it. */
  acquireAll(ids: readonly string[], waitMs: number): Promise<boolean>;
  /** Releases all locks except those of these ids. Ignores null and ids that the form has no lock of. */
  releaseExcept(ids: readonly (string | null)[]): void;
  /** Releases all locks that the form has. */
  releaseAll(): void;
}

/** Returns the locks of a new form: none yet. `locks`: those of the tab. No method rejects. */
export function formLocks(locks: LeadLocks): FormLocks {
  const acquired = new Map<string, LeadLock>();

  async function acquire(id: string, waitMs: number): Promise<boolean> {
    if (acquired.has(id)) return true;
    const lock = await locks.acquire(id, waitMs);
    if (lock !== null) acquired.set(id, lock);
    return lock !== null;
  }

  function releaseExcept(ids: readonly (string | null)[]): void {
    for (const [id, lock] of acquired) {
      if (ids.includes(id)) continue;
      acquired.delete(id);
      lock.release();
    }
  }

  return {
    ids: () => [...acquired.keys()],
    acquire,
    async acquireAll(ids, waitMs) {
      for (const id of ids) if (!(await acquire(id, waitMs))) return false;
      return true;
    },
    releaseExcept,
    releaseAll: () => releaseExcept([]),
  };
}
