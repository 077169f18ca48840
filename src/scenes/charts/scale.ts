import { clamp } from '../../helpers/clamp';

/** The greatest value that is drawn. Beyond it the steps of the axis lose their precision. */
const most = 1e15;

const drawable = (value: number) => (Number.isFinite(value) ? clamp(value, -most, most) : 0);

/**
 * Returns an axis that contains `values` and zero. `ticks` are round numbers with two to five intervals. `position` is 0 at or
 * below the first tick, and 1 at or above the last. Values are limited to ±1e15, and count as zero if not finite. [] or zeros
 * give one interval, from 0 to 5e-10.
 */
export function scaleFor(values: readonly number[]) {
  const finite = values.map(drawable);
  // Without zero, small changes would look large.
  const from = Math.min(0, ...finite);
  const greatest = Math.max(0, ...finite);
  const span = Math.max(greatest - from, 1e-9);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((n) => n * power >= rough) ?? 10) * power;
  const min = Math.floor(from / step) * step;
  const count = Math.max(1, Math.ceil((greatest - min) / step - 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((min + i * step).toPrecision(12)));
  return {
    ticks,
    position: (value: number) => clamp((drawable(value) - min) / (count * step), 0, 1),
  };
}

export type Scale = ReturnType<typeof scaleFor>;
