import * as ink from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { d, fill, picture, stroke } from '../kit/svg';
import { type ChartOptions, layOutRows, plotFor } from './chart-rows';
import { scaleFor } from './scale';

export interface RangeRow {
  label: string;
  from: number;
  to: number;
  /** The sort of evidence, in a word or two; written under the label. */
  kind: string;
}

interface RangeChartOptions extends ChartOptions {
  rows: readonly RangeRow[];
  unit: string;
}

/** A point is drawn this wide, so that it is seen. */
const least = 10;

/**
 * Ranges on one axis from zero. How sure a figure is can be seen: checked figures are solid, claims of whoever
 * sells or reports them are only outlined, the rest is pale.
 */
export function rangeChart({ rows, unit, wide = false }: RangeChartOptions): string {
  const plot = plotFor(wide);
  const layout = layOutRows(
    rows.map(({ label: name, from, to, kind }) => ({
      label: name,
      figure: figureOf(from, to, unit),
      note: kind,
    })),
    wide,
  );
  const scale = scaleFor(
    rows.flatMap(({ from, to }) => [from, to]),
    4,
  );
  const greatest = Math.max(0, ...rows.map(({ from, to }) => scale.at(Math.max(from, to)))) || 1;
  const share = (value: number) => scale.at(value) / greatest;
  const inks = { checked: '', claimed: '', other: '' };
  let tracks = '';
  rows.forEach(({ from, to, kind }, i) => {
    const y = layout.tops[i] ?? 0;
    const [a, b] = [share(Math.min(from, to)), share(Math.max(from, to))];
    const width = Math.max(least, (b - a) * plot.width);
    const middle = plot.x + ((a + b) / 2) * plot.width;
    const x = Math.min(Math.max(plot.x, middle - width / 2), plot.x + plot.width - width);
    inks[strength(kind)] += d`M${x} ${y + 4}h${width}v${plot.barHeight - 8}h${-width}z`;
    tracks += d`M${plot.x} ${y + plot.barHeight / 2}h${plot.width}`;
  });
  const zero = plot.x + share(0) * plot.width;
  const feet = layout.tops.map((top) => d`M${zero} ${top}v${plot.barHeight}`).join('');
  const art =
    stroke('currentColor', 1, tracks, 'opacity=".35"') +
    stroke('currentColor', 2, feet) +
    fill(ink.positive, inks.checked) +
    fill(ink.dusk, inks.other) +
    stroke(ink.neel, 1.5, inks.other) +
    fill(ink.surface, inks.claimed) +
    stroke(ink.oxide, 2, inks.claimed, 'stroke-dasharray="4 3"') +
    layout.words;
  return picture({ box: [0, 0, plot.w, layout.h] }, art);
}

function strength(kind: string): 'checked' | 'claimed' | 'other' {
  if (/\b(verified|audited|measured)/i.test(kind)) return 'checked';
  if (/\b(vendor|reported|claim)/i.test(kind)) return 'claimed';
  return 'other';
}

function figureOf(from: number, to: number, unit: string): string {
  if (from === to) return chartNumber(from, unit);
  const first = chartNumber(Math.min(from, to), unit === '₹' ? unit : '');
  return `${first}–${chartNumber(Math.max(from, to), unit === '₹' ? '' : unit)}`;
}
