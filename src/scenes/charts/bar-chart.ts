import { chartNumber } from '../kit/chart-number';
import { d, fill, line, picture } from '../kit/svg';
import * as ink from '../palette';
import { type ChartOptions, layOutRows, plotFor } from './chart-rows';
import { scaleFor } from './scale';

export interface BarRow {
  label: string;
  value: number;
  note?: string | undefined;
  /** Money that reaches the hotel: the only bar that may be yellow. */
  lit?: boolean | undefined;
}

interface BarChartOptions extends ChartOptions {
  rows: readonly BarRow[];
  /** '₹', '%' or a word; '' for a bare number. */
  unit: string;
  /** Every bar is money that reaches the hotel. */
  lit?: boolean;
}

/** Bars from one zero line, a row for each. Negative values go the other way, in oxide. */
export function barChart({ rows, unit, lit = false, wide = false }: BarChartOptions): string {
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
  const bars = { plain: '', loss: '', lit: '' };
  rows.forEach((row, i) => {
    const end = place(row.value);
    const kind = row.value < 0 ? 'loss' : lit || row.lit ? 'lit' : 'plain';
    const top = layout.tops[i] ?? 0;
    bars[kind] += d`M${zero} ${top}H${end}v${plot.barHeight}H${zero}z`;
  });
  const foot = layout.tops.map((top) => d`M${zero} ${top - 3}v${plot.barHeight + 6}`).join('');
  const art =
    fill(ink.neel, bars.plain) +
    fill(ink.oxide, bars.loss) +
    fill(ink.lit, bars.lit) +
    line(ink.text, 1.5, bars.lit) +
    line('currentColor', 2, foot) +
    layout.words;
  return picture({ box: [0, 0, plot.w, layout.h] }, art);
}
