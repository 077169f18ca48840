interface Waiting {
  readonly name: string;
  readonly page: symbol;
  readonly begin: () => void;
}

/** The locks of one page or worker. `kill` releases them and removes its waiting requests, as the browser does when it dies. */
export interface PageLocks {
  manager: LockManager;
  kill(): void;
}

/**
 * Returns a LockManager that all pages of a browser share. It has only what the site uses: exclusive locks, granted in the
 * order of the requests. A signal ends a waiting request only. `openPage` returns the locks of one more page.
 */
export function createFakeLocks(): LockManager & { openPage(): PageLocks } {
  /** The page that holds each lock, by its name. */
  const held = new Map<string, symbol>();
  let waiting: Waiting[] = [];

  function release(name: string, page: symbol): void {
    if (held.get(name) !== page) return;
    held.delete(name);
    const next = waiting.find((other) => other.name === name);
    waiting = waiting.filter((other) => other !== next);
    next?.begin();
  }

  function waitForLock(name: string, page: symbol, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting = waiting.filter((other) => other !== entry);
        reject(signal?.reason);
      };
      const entry: Waiting = {
        name,
        page,
        begin() {
          signal?.removeEventListener('abort', giveUp);
          held.set(name, page);
          resolve();
        },
      };
      signal?.addEventListener('abort', giveUp);
      waiting.push(entry);
    });
  }

  const query = async () => ({
    held: [...held.keys()].map((name) => ({ name })),
    pending: waiting.map(({ name }) => ({ name })),
  });

  function openPage(): PageLocks {
    const page = Symbol('page');
    async function request<Value>(
      name: string,
      { ifAvailable = false, signal }: LockOptions,
      run: (lock: Lock | null) => Promise<Value>,
    ): Promise<Value> {
      signal?.throwIfAborted();
      const isFree = !held.has(name) && waiting.every((other) => other.name !== name);
      if (!isFree && ifAvailable) return run(null);
      if (isFree) held.set(name, page);
      else await waitForLock(name, page, signal);
      try {
        return await run({ name, mode: 'exclusive' });
      } finally {
        release(name, page);
      }
    }
    return {
      manager: Object.assign(Object.create(null), { request, query }),
      kill() {
        waiting = waiting.filter((other) => other.page !== page);
        for (const [name, holder] of [...held]) if (holder === page) release(name, page);
      },
    };
  }

  return Object.assign(openPage().manager, { openPage });
}

/** Returns the LockManager of a browser that blocks site data: it rejects every call after some milliseconds. */
export function createDeniedLocks(): LockManager {
  const refuse = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  };
  return Object.assign(Object.create(null), { request: refuse, query: refuse });
}
