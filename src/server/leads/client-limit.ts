const WINDOW_MS = 10 * 60_000;

/**
 * Creates a limit of `most` leads per client in ten minutes; 0: no limit. A client is a result of `clientOf`; '' is an unknown
 * client, which has no limit. `now`: milliseconds since 1970. The counts are in memory, for the `maxClients` clients that sent
 * last. Leads that arrive at the same time may all pass before one is counted.
 */
export function createClientLimit(most: number, maxClients = 10_000) {
  // The client that sent last is the last entry.
  const times = new Map<string, number[]>();
  return {
    /** Returns the milliseconds after which the client may send its next lead. 0: now. */
    waitMs: (client: string, now: number) => waitForRoom(times.get(client) ?? [], most, WINDOW_MS, now),
    /** Counts one lead of a client. */
    count(client: string, now: number): void {
      if (most === 0 || client === '') return;
      const counted = [...(times.get(client) ?? []), now].slice(-most);
      times.delete(client);
      times.set(client, counted);
      if (times.size > maxClients) {
        const [first = client] = times.keys();
        times.delete(first);
      }
    },
  };
}

/**
 * Returns the milliseconds until fewer than `most` of the times lie in the last `windowMs`. 0: now, or `most` is 0. Ignores times
 * in the future: the clock was set back after them.
 */
export function waitForRoom(times: readonly number[], most: number, windowMs: number, now: number): number {
  const recent = times.filter((time) => time > now - windowMs && time <= now).sort((a, b) => a - b);
  const oldest = most === 0 ? undefined : recent.at(-most);
  return oldest === undefined ? 0 : oldest + windowMs - now;
}
