const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pauses after the first, second ... answer in a row. The last repeats. Phones send one by one, so they need no jitter. */
const PAUSES_MS: readonly number[] = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];

/** The pause after an answer such as 401 or 404: the agency must repair its server or key first. */
export const REPAIR_PAUSE_MS = HOUR;

/** A `Retry-After` of more than a day is probably a fault, and an older lead is of little use to the office. */
export const MAX_PAUSE_MS = DAY;

/**
 * Returns the pause in ms after a failure with an answer. It is the first of 0.5, 2, 10, 30 and 60 minutes that is longer than
 * `previousPauseMs`, or else an hour. A longer `askedForMs` replaces it, up to `MAX_PAUSE_MS`. Pass 0 for a missing pause.
 */
export function nextPauseMs(previousPauseMs: number, askedForMs: number): number {
  const scheduledMs = PAUSES_MS.find((pauseMs) => pauseMs > previousPauseMs) ?? HOUR;
  return Math.min(Math.max(scheduledMs, askedForMs), MAX_PAUSE_MS);
}

/**
 * Returns the ms from `now` (ms since 1970) for which a `Retry-After` header asks, without an upper limit. Source: RFC 9110,
 * 10.2.3. A browser shows another origin's header only if `Access-Control-Expose-Headers` lists it.
 * - 0: The header is '0' or a past date.
 * - null: It is missing, or has another form than whole seconds or a date that starts with the weekday.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  // Date.parse also reads forms that are no HTTP date, such as '-5' (a year): a weekday must lead.
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
