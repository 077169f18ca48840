/** Returns `value`, limited to `min` to `max`. Returns `max` if `min` is above it. NaN gives NaN. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
