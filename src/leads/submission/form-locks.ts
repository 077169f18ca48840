import type { LeadLocks } from '../outbox/lead-locks';

export type FormLocks = ReturnType<typeof createFormLocks>;

/**
 * Creates the set of a form's locks, which is empty at first. `acquire` acquires the locks of `ids` in turn. It stops at the
 * first one that is not free within `waitMs`, and resolves to false. The form keeps the locks that it has by then.
 */
export function createFormLocks(locks: LeadLocks) {
  /** The function that releases each lock. */
  const releases = new Map<string, () => void>();

  /** Releases all locks except those of these ids. Ignores null, and ids whose lock the form does not have. */
  function releaseExcept(ids: readonly (string | null)[]): void {
    for (const [id, release] of releases) {
      if (ids.includes(id)) continue;
      releases.delete(id);
      release();
    }
  }

  return {
    /** Returns the lead ids whose locks the form has. */
    ids: () => [...releases.keys()],
    async acquire(ids: readonly string[], waitMs: number): Promise<boolean> {
      for (const id of ids) {
        const release = releases.get(id) ?? (await locks.acquire(id, waitMs));
        if (release === null) return false;
        releases.set(id, release);
      }
      return true;
    },
    releaseExcept,
    releaseAll: () => releaseExcept([]),
  };
}
