import { msUntilBelow } from '../../helpers/ms-until-below';

const WINDOW_MS = 10 * 60_000;
const MAX_CLIENTS = 10_000;

/**
 * Creates a limit in memory: each client may store `leadsPerClient` leads within `WINDOW_MS`. There is no limit if
 * `leadsPerClient` is 0 or the client is ''. Above `MAX_CLIENTS`, the longest idle one loses its counts. `client` comes from
 * `clientKey`. `now` is in milliseconds.
 */
export function createClientLimit(leadsPerClient: number) {
  // The client that sent last is the last entry.
  const times = new Map<string, number[]>();
  return {
    /** Counts a lead and returns 0. At the limit, counts nothing and returns the milliseconds until it would count one. */
    countOrGetWaitMs(client: string, now: number): number {
      if (leadsPerClient === 0 || client === '') return 0;
      const counted = times.get(client) ?? [];
      const waitMs = msUntilBelow(counted, leadsPerClient, WINDOW_MS, now);
      if (waitMs > 0) return waitMs;
      times.delete(client);
      times.set(client, [...counted, now].slice(-leadsPerClient));
      if (times.size > MAX_CLIENTS) {
        const [first = client] = times.keys();
        times.delete(first);
      }
      return 0;
    },
    /** Removes one count made at `now`, if there is one. */
    uncount(client: string, now: number): void {
      const counted = times.get(client) ?? [];
      const index = counted.lastIndexOf(now);
      if (index >= 0) times.set(client, counted.toSpliced(index, 1));
    },
  };
}
