const WINDOW_MS = 10 * 60_000;
const MAX_CLIENTS = 10_000;

/**
 * Creates a limit: each client may store `most` leads (0: no limit) in any ten minutes. `client`: from `clientKey`; '' is
 * unlimited. `admit` counts a lead at `now` (ms) and returns 0; at the limit it counts nothing and returns the ms to wait.
 * `giveBack` removes one count made at `now`, if any. The counts are in memory, per process. With more than 10,000
 * clients, the one whose last lead was admitted longest ago loses its counts.
 */
export function createClientLimit(most: number) {
  // The client that sent last is the last entry.
  const times = new Map<string, number[]>();
  return {
    admit(client: string, now: number): number {
      if (most === 0 || client === '') return 0;
      const counted = times.get(client) ?? [];
      const waitMs = msUntilBelow(counted, most, WINDOW_MS, now);
      if (waitMs > 0) return waitMs;
      times.delete(client);
      times.set(client, [...counted, now].slice(-most));
      if (times.size > MAX_CLIENTS) {
        const [first = client] = times.keys();
        times.delete(first);
      }
      return 0;
    },
    giveBack(client: string, now: number): void {
      const counted = times.get(client) ?? [];
      const at = counted.lastIndexOf(now);
      if (at >= 0) times.set(client, counted.toSpliced(at, 1));
    },
  };
}

/**
 * Returns the milliseconds from `now` until fewer than `most` of the `times` (in ms, any order) lie within the last `windowMs`.
 * Returns 0 if so already, or if `most` is 0 (no limit). Ignores NaN and times after `now`. `most`: a whole number from 0.
 */
export function msUntilBelow(times: readonly number[], most: number, windowMs: number, now: number): number {
  const recent = times.filter((time) => time > now - windowMs && time <= now).sort((a, b) => a - b);
  const oldest = most === 0 ? undefined : recent.at(-most);
  return oldest === undefined ? 0 : oldest + windowMs - now;
}
