/** The Web Locks of one page or worker. `kill` releases them and ends its requests, as the browser does when it dies. */
export interface LocksOfOne {
  manager: LockManager;
  kill(): void;
}

interface WaitingRequest {
  owner: symbol;
  grant(): void;
}

/** Returns the locks of a browser. `of()` opens the LockManager of one more page or worker; all of them share the locks. */
export function killableLocks(): { of(): LocksOfOne } {
  const held = new Map<string, symbol>();
  const waiting = new Map<string, WaitingRequest[]>();

  function grantNext(name: string): void {
    const next = waiting.get(name)?.shift();
    if (next) next.grant();
  }

  function release(name: string, owner: symbol): void {
    if (held.get(name) !== owner) return;
    held.delete(name);
    grantNext(name);
  }

  return {
    of() {
      const owner = Symbol('page');
      const request = (name: string, options: LockOptions, run: (lock: Lock | null) => Promise<unknown>) => {
        if (options.ifAvailable && held.has(name)) return Promise.resolve(run(null));
        return new Promise((resolve, reject) => {
          const waitingRequest: WaitingRequest = {
            owner,
            grant() {
              held.set(name, owner);
              run({ name, mode: 'exclusive' })
                .finally(() => release(name, owner))
                .then(resolve, reject);
            },
          };
          if (!held.has(name)) return waitingRequest.grant();
          waiting.set(name, [...(waiting.get(name) ?? []), waitingRequest]);
          options.signal?.addEventListener('abort', () => {
            const queue = waiting.get(name) ?? [];
            // After the lock is granted the signal has no effect.
            if (!queue.includes(waitingRequest)) return;
            waiting.set(
              name,
              queue.filter((other) => other !== waitingRequest),
            );
            reject(options.signal?.reason);
          });
        });
      };
      const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) });
      return {
        manager: Object.assign(Object.create(null), { request, query }),
        kill() {
          for (const [name, queue] of waiting)
            waiting.set(
              name,
              queue.filter((other) => other.owner !== owner),
            );
          for (const [name, holder] of [...held]) if (holder === owner) release(name, owner);
        },
      };
    },
  };
}
