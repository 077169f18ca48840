/** The Web Locks of one page or worker, which the browser takes back when it dies. */
export interface LocksOfOne {
  manager: LockManager;
  kill(): void;
}

interface Wish {
  owner: symbol;
  grant(): void;
}

/** The part of the browser's LockManager that is used, shared by all pages and the worker. */
export function killableLocks(): { of(): LocksOfOne } {
  const held = new Map<string, symbol>();
  const waiting = new Map<string, Wish[]>();

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
          const wish: Wish = {
            owner,
            grant() {
              held.set(name, owner);
              run({ name, mode: 'exclusive' })
                .finally(() => release(name, owner))
                .then(resolve, reject);
            },
          };
          if (!held.has(name)) return wish.grant();
          waiting.set(name, [...(waiting.get(name) ?? []), wish]);
          options.signal?.addEventListener('abort', () => {
            const queue = waiting.get(name) ?? [];
            // Once the lock is granted the signal means nothing any more.
            if (!queue.includes(wish)) return;
            waiting.set(
              name,
              queue.filter((other) => other !== wish),
            );
            reject(options.signal?.reason);
          });
        });
      };
      const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) });
      return {
        manager: Object.assign(Object.create(null), { request, query }),
        kill() {
          for (const [name, wishes] of waiting)
            waiting.set(
              name,
              wishes.filter((wish) => wish.owner !== owner),
            );
          for (const [name, holder] of [...held]) if (holder === owner) release(name, owner);
        },
      };
    },
  };
}
