/** Returns `value`, limited to `min` to `max`. NaN gives `min`. */
export function clamp(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));
}
