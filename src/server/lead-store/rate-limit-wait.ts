/**
 * Returns the milliseconds from `now` until fewer than `limit` of the `times` lie within the last `windowMs`.
 * - 0: Fewer than `limit` lie there now, or `limit` is 0, which means no limit.
 * - `times` are in milliseconds, in any order. NaN and times after `now` are ignored.
 */
export function rateLimitWaitMs(
  times: readonly number[],
  limit: number,
  windowMs: number,
  now: number,
): number {
  const recent = times.filter((time) => time > now - windowMs && time <= now).sort((a, b) => a - b);
  const oldest = limit === 0 ? undefined : recent.at(-limit);
  return oldest === undefined ? 0 : oldest + windowMs - now;
}
