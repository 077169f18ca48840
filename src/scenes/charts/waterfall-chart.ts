import * as ink from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { d, fill, line, picture } from '../kit/svg';
import { type ChartOptions, layOutRows, plotFor } from './chart-rows';
import { scaleFor } from './scale';

export interface WaterfallStep {
  label: string;
  /** The first step is where it starts; the others add to it or take from it. */
  value: number;
}

interface WaterfallChartOptions extends ChartOptions {
  steps: readonly WaterfallStep[];
  unit: string;
  /** What is left at the end, and reaches the hotel. */
  endLabel: string;
}

/** A sum taken apart from the top down: what comes in, what each step takes, and what is left, which is lit. */
export function waterfallChart({ steps, unit, endLabel, wide = false }: WaterfallChartOptions): string {
  const plot = plotFor(wide);
  let running = 0;
  const spans = steps.map(({ label: name, value }) => {
    const from = running;
    running += Number.isFinite(value) ? value : 0;
    return { name, value, from, to: running };
  });
  const rows = [...spans, { name: endLabel, value: running, from: 0, to: running }];
  const layout = layOutRows(
    rows.map(({ name, value }) => ({ label: name, figure: chartNumber(value, unit) })),
    wide,
  );
  const scale = scaleFor(
    rows.flatMap(({ from, to }) => [from, to]),
    4,
  );
  const greatest = Math.max(0, ...rows.map(({ from, to }) => Math.max(scale.at(from), scale.at(to)))) || 1;
  const place = (value: number) => plot.x + (scale.at(value) / greatest) * plot.width;
  const bars = { gain: '', loss: '', lit: '' };
  let threads = '';
  rows.forEach(({ from, to, value }, i) => {
    const top = layout.tops[i] ?? 0;
    const last = i === rows.length - 1;
    const kind = value < 0 ? 'loss' : last ? 'lit' : 'gain';
    bars[kind] += d`M${place(from)} ${top}H${place(to)}v${plot.barHeight}H${place(from)}z`;
    const next = layout.tops[i + 1];
    if (next !== undefined && wide) threads += d`M${place(to)} ${top + plot.barHeight}V${next}`;
  });
  const zero = place(0);
  const feet = layout.tops.map((top) => d`M${zero} ${top - 3}v${plot.barHeight + 6}`).join('');
  const art =
    line('currentColor', 1, threads, 'stroke-dasharray="3 3"') +
    fill(ink.neel, bars.gain) +
    fill(ink.oxide, bars.loss) +
    fill(ink.lit, bars.lit) +
    line(ink.bodyText, 1.5, bars.lit) +
    line('currentColor', 2, feet) +
    layout.words;
  return picture({ box: [0, 0, plot.w, layout.h] }, art);
}
