/** Returns the median of values in any order. In the middle of an even number it takes the higher value. [] gives 0. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
