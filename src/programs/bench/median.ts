/** Returns the median. Of an even number of values, it is the higher of the two in the middle. An empty list gives 0. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
