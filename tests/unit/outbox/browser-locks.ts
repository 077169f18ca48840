/** The part of the browser's LockManager that is used, shared by all tabs of a browser. */
export function browserLocks(): LockManager {
  const held = new Set<string>();
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, options: LockOptions, run: (lock: Lock | null) => Promise<unknown>) => {
    if (options.ifAvailable && held.has(name)) return Promise.resolve(run(null));
    const turn = (queues.get(name) ?? Promise.resolve()).then(async () => {
      options.signal?.throwIfAborted();
      held.add(name);
      try {
        return await run({ name, mode: 'exclusive' });
      } finally {
        held.delete(name);
      }
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    const aborted = new Promise((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
    return Promise.race([turn, aborted]);
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  return Object.assign(Object.create(null), { request, query });
}
