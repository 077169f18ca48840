// Arithmetic for figures that may be unknown (null). A result can be too large to count: see `isCountable`.

/** Returns the sum, which is 0 for []. Returns null if a value is null. */
export function sumOf(values: readonly (number | null)[]): number | null {
  return values.reduce((total, value) => (total === null || value === null ? null : total + value), 0);
}

/** Returns amount / units. Returns null if either is null, or if `units` is 0 or less. */
export function ratioOf(amount: number | null, units: number | null): number | null {
  return amount === null || units === null || units <= 0 ? null : amount / units;
}

/** Returns `part` in percent of `whole`. Returns null if either is null, or if `whole` is 0 or less. */
export function percentOf(part: number | null, whole: number | null): number | null {
  const ratio = ratioOf(part, whole);
  return ratio === null ? null : ratio * 100;
}
