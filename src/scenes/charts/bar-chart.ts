import * as ink from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { d, fill, picture, stroke } from '../kit/svg';
import { type ChartOptions, layOutRows, plotFor } from './chart-rows';
import { scaleFor } from './scale';

export interface BarRow {
  label: string;
  value: number;
  note?: string | undefined;
}

interface BarChartOptions extends ChartOptions {
  rows: readonly BarRow[];
  /** '₹', '%' or a word; '' for a bare number. */
  unit: string;
}

/** Bars from one zero line, a row for each. Negative values go the other way, in oxide. */
export function barChart({ rows, unit, wide = false }: BarChartOptions): string {
  const plot = plotFor(wide);
  const layout = layOutRows(
    rows.map(({ label: name, value, note }) => ({ label: name, figure: chartNumber(value, unit), note })),
    wide,
  );
  const scale = scaleFor(
    rows.map(({ value }) => value),
    4,
  );
  const greatest = Math.max(...rows.map(({ value }) => scale.at(value)), scale.at(0)) || 1;
  const place = (value: number) => plot.x + (scale.at(value) / greatest) * plot.width;
  const zero = place(0);
  const bars = { plain: '', loss: '' };
  rows.forEach((row, i) => {
    const end = place(row.value);
    const kind = row.value < 0 ? 'loss' : 'plain';
    const top = layout.tops[i] ?? 0;
    bars[kind] += d`M${zero} ${top}H${end}v${plot.barHeight}H${zero}z`;
  });
  const foot = layout.tops.map((top) => d`M${zero} ${top - 3}v${plot.barHeight + 6}`).join('');
  const art =
    fill(ink.neel, bars.plain) + fill(ink.oxide, bars.loss) + stroke('currentColor', 2, foot) + layout.words;
  return picture({ box: [0, 0, plot.w, layout.h] }, art);
}
