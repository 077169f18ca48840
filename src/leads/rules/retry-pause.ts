const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pause after the first, second ... failed attempt; the last one repeats. Only a phone's own few leads wait here, so no jitter. */
const PAUSES_MS: readonly number[] = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];

/** A `Retry-After` beyond a day is more likely a fault than a wish, and a lead older than that goes cold. */
export const LONGEST_PAUSE_MS = DAY;

/** How long a lead waits after so many attempts, the last of which has failed; `askedForMs`: what the server wished. */
export function retryPauseMs(attempts: number, askedForMs = 0): number {
  const own = PAUSES_MS[Math.min(Math.max(attempts, 1), PAUSES_MS.length) - 1] ?? HOUR;
  return Math.min(Math.max(own, askedForMs), LONGEST_PAUSE_MS);
}

/**
 * The pause a `Retry-After` header asks for, in milliseconds from `now`: seconds, or an HTTP date (one
 * in the past asks for none). null without a header, or with one that cannot be read. From another
 * origin the browser shows it only if the server lists it in `Access-Control-Expose-Headers`.
 * Source: RFC 9110, section 10.2.3.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse also reads forms that are no HTTP date, such as '-5' (a year): a weekday must lead.
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
