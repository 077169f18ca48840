// Arithmetic for figures that may be unknown (null). A result that is NaN or beyond ±(2^53 - 1) is too large, so it is null.

/** Returns the value, or null if it is NaN, infinite, or beyond ±(2^53 - 1). -0 gives 0. */
export function safeNumber(value: number): number | null {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value + 0 : null;
}

/** Returns the sum, which is 0 for []. Returns null if a value is null or NaN, or if the sum is beyond ±(2^53 - 1). */
export function safeSum(values: readonly (number | null)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return safeNumber(total);
}

/** Returns amount / units. Null if either is null or NaN, `units` is 0 or less, or the result is beyond ±(2^53 - 1). */
export function safeRatio(amount: number | null, units: number | null): number | null {
  if (amount === null || units === null || units <= 0) return null;
  return safeNumber(amount / units);
}

/** Returns `part` in percent of `whole`. Null if either is null or NaN, `whole` is 0 or less, or the result is too large. */
export function percentOf(part: number | null, whole: number | null): number | null {
  const ratio = safeRatio(part, whole);
  return ratio === null ? null : safeNumber(ratio * 100);
}
