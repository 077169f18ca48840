/**
 * Returns the milliseconds from `now` until fewer than `most` of the `times` are younger than `windowMs`. Returns 0 if this is
 * so already. `most` is a whole number; 0 means no limit and returns 0. `times` are in milliseconds, in any order. NaN and
 * times after `now` are ignored.
 */
export function msUntilBelow(times: readonly number[], most: number, windowMs: number, now: number): number {
  const recent = times.filter((time) => time > now - windowMs && time <= now).sort((a, b) => a - b);
  const oldest = most === 0 ? undefined : recent.at(-most);
  return oldest === undefined ? 0 : oldest + windowMs - now;
}
