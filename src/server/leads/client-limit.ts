const WINDOW_MS = 10 * 60_000;

/**
 * Creates a limit: each client (network address, from `clientKey`) may store `most` leads in any ten minutes; 0: no limit.
 * `admit` counts a lead and returns 0, or counts nothing and returns the ms to wait; `giveBack` uncounts one. The counts are in
 * memory: after a restart all begin at 0, each process has its own, and of more than `maxClients` clients those that sent first
 * begin at 0 again. '' is an unknown client, without a limit.
 */
export function createClientLimit(most: number, maxClients = 10_000) {
  // The client that sent last is the last entry.
  const times = new Map<string, number[]>();
  return {
    /** Counts one lead and returns 0. At the limit it counts nothing and returns the milliseconds until the next is allowed. */
    admit(client: string, now: number): number {
      if (most === 0 || client === '') return 0;
      const counted = times.get(client) ?? [];
      const waitMs = msUntilBelow(counted, most, WINDOW_MS, now);
      if (waitMs > 0) return waitMs;
      times.delete(client);
      times.set(client, [...counted, now].slice(-most));
      if (times.size > maxClients) {
        const [first = client] = times.keys();
        times.delete(first);
      }
      return 0;
    },
    /** Uncounts a lead that `admit` counted at `now`, because it was not stored. */
    giveBack(client: string, now: number): void {
      const counted = times.get(client) ?? [];
      const at = counted.lastIndexOf(now);
      if (at >= 0) times.set(client, counted.toSpliced(at, 1));
    },
  };
}

/**
 * Returns how many milliseconds after `now` fewer than `most` of the times (in any order) lie within the last `windowMs`. 0: at
 * `now`, or `most` is 0. Ignores NaN, and times in the future: the clock was set back after them.
 */
export function msUntilBelow(times: readonly number[], most: number, windowMs: number, now: number): number {
  const recent = times.filter((time) => time > now - windowMs && time <= now).sort((a, b) => a - b);
  const oldest = most === 0 ? undefined : recent.at(-most);
  return oldest === undefined ? 0 : oldest + windowMs - now;
}
