import { rateLimitWaitMs } from '../rate-limit-wait';

const WINDOW_MS = 10 * 60_000;

/**
 * Creates a limit in memory: each client may store `leadsPerClient` leads within `WINDOW_MS`. 0 means no limit.
 * - `waitMs(client, now)` says how long the client must wait, or 0 if it may store a lead. Call `count(client, now)` after a
 *   lead is stored. So requests of one client that arrive together can exceed the limit.
 * - `client` comes from `clientNetwork`; '' has no limit. `now` is in milliseconds.
 */
export function createClientLimit(leadsPerClient: number) {
  let stored: { client: string; time: number }[] = [];
  return {
    /** Returns the milliseconds until the client may store a lead, or 0 if it may now. */
    waitMs(client: string, now: number): number {
      const times = stored.filter((lead) => lead.client === client).map(({ time }) => time);
      return client === '' ? 0 : rateLimitWaitMs(times, leadsPerClient, WINDOW_MS, now);
    },
    /** Counts a lead that is stored. */
    count(client: string, now: number): void {
      const recent = stored.filter(({ time }) => time > now - WINDOW_MS);
      stored = [...recent, { client, time: now }];
    },
  };
}
