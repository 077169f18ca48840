/** The median of several measurements. Of an even number: the higher of the two in the middle. 0 for an empty list. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
