type Waiting = { readonly name: string; readonly begin: () => void };

/**
 * The part of the browser's LockManager that is used, shared by all tabs of a browser: exclusive locks in the order they
 * were asked for. Once a lock is granted the signal means nothing any more.
 */
export function browserLocks(): LockManager {
  const held = new Set<string>();
  const waiting: Waiting[] = [];

  function release(name: string): void {
    held.delete(name);
    const next = waiting.findIndex((other) => other.name === name);
    if (next >= 0) waiting.splice(next, 1)[0]?.begin();
  }

  async function request<Value>(
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    run: (lock: Lock | null) => Promise<Value>,
  ): Promise<Value> {
    signal?.throwIfAborted();
    const isFree = !held.has(name) && waiting.every((other) => other.name !== name);
    if (!isFree && ifAvailable) return run(null);
    if (isFree) held.add(name);
    else await turn(name, signal);
    try {
      return await run({ name, mode: 'exclusive' });
    } finally {
      release(name);
    }
  }

  function turn(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal?.reason);
      };
      const entry: Waiting = {
        name,
        begin() {
          signal?.removeEventListener('abort', giveUp);
          held.add(name);
          resolve();
        },
      };
      signal?.addEventListener('abort', giveUp);
      waiting.push(entry);
    });
  }

  const query = async () => ({
    held: [...held].map((name) => ({ name })),
    pending: waiting.map(({ name }) => ({ name })),
  });
  return Object.assign(Object.create(null), { request, query });
}

/** How a browser with site data blocked answers: after a while, to everything, with a refusal. */
export function deniedLocks(): LockManager {
  const refuse = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  };
  return Object.assign(Object.create(null), { request: refuse, query: refuse });
}
