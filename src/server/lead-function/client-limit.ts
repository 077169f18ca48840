import { rateLimitWaitMs } from '../lead-store/rate-limit-wait';

const WINDOW_MS = 10 * 60_000;

/**
 * Creates the client limit, in memory: each client may store `clientLimit` leads within `WINDOW_MS`. 0 means no limit.
 * - Only leads that the caller passes to `count` are counted. Requests of one client that arrive together can exceed the limit.
 * - `client` comes from `clientNetwork`, and '' has no limit. `now` is in milliseconds.
 */
export function createClientLimit(clientLimit: number) {
  let stored: { client: string; time: number }[] = [];
  return {
    /** Returns the milliseconds until the client may store a lead, or 0 if it may now. */
    waitMs(client: string, now: number): number {
      const times = stored.filter((lead) => lead.client === client).map(({ time }) => time);
      return client === '' ? 0 : rateLimitWaitMs(times, clientLimit, WINDOW_MS, now);
    },
    /** Counts a lead of the client. Call it after the lead is stored. */
    count(client: string, now: number): void {
      const recent = stored.filter(({ time }) => time > now - WINDOW_MS);
      stored = [...recent, { client, time: now }];
    },
  };
}
