/**
 * Returns an axis that contains zero and the `values`. Throws a RangeError for NaN or Infinity.
 * - `ticks` are round numbers with two to five equal intervals. [] or zeros give one tiny interval.
 * - `position(value)` is 0 at the first tick and 1 at the last.
 */
export function axisFor(values: readonly number[]) {
  // Without zero, small changes would look large.
  const from = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  const span = Math.max(greatest - from, 1e-9);
  if (!Number.isFinite(span)) throw new RangeError('an axis needs finite numbers');
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10) * power;
  const min = Math.floor(from / step) * step;
  const count = Math.max(1, Math.ceil((greatest - min) / step - 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((min + i * step).toPrecision(12)));
  return { ticks, position: (value: number) => (value - min) / (count * step) };
}
