import type { LineData } from '../../content/chart-data';
import * as palette from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { filledPath, pathData, strokedPath, svgElement } from '../kit/svg';
import { textWidth, wrapText } from '../kit/svg-text';
import { type Axis, axisFor } from './axis';
import { type ChartLayout, chartText } from './chart-rows';

type Series = LineData['series'];

const archedPointPath = (x: number, y: number) => pathData`M${x - 4} ${y + 5}v-5a4 4 0 0 1 8 0v5z`;
const squarePointPath = (x: number, y: number) => pathData`M${x - 4} ${y - 4}h8v8h-8z`;

/** Series differ by colour, dash and point, so that a reader without colours can tell them apart. */
const lineStyles = [
  { colour: palette.indigo, dash: '', pointPath: archedPointPath },
  { colour: palette.oxide, dash: 'stroke-dasharray="7 5"', pointPath: squarePointPath },
  { colour: palette.positive, dash: 'stroke-dasharray="2 4"', pointPath: archedPointPath },
] as const;
type Line = Series[number] & (typeof lineStyles)[number];

interface PlotArea {
  left: number;
  right: number;
  bottom: number;
  axis: Axis;
  tickLabels: string[];
  xAt: (index: number) => number;
  yAt: (value: number) => number;
}

/**
 * Returns an <svg> with a legend and the first three `series` as lines.
 * - null breaks a line. Throws a RangeError for NaN or Infinity.
 * - The last figure of a line is written at its point. `unit` is written only if it is ₹ or %.
 * - Names in `x` that would overlap are left out. Names of series are cut after two lines. All texts are escaped.
 */
export function lineChart({ x, series, xLabel, yLabel, unit }: LineData, layout: ChartLayout): string {
  const isWide = layout === 'wide';
  const w = isWide ? 720 : 350;
  const shown = lineStyles.flatMap((style, i) => (series[i] ? [{ ...series[i], ...style }] : []));
  // Only a sign is short enough to be repeated beside each number.
  const shortUnit = unit === '₹' || unit === '%' ? unit : '';
  const axis = axisFor(shown.flatMap(({ values }) => values.filter((value) => value !== null)));
  const tickLabels = axis.ticks.map((tick) => chartNumber(tick, shortUnit));
  const left = Math.max(...tickLabels.map((label) => textWidth(label, 13.5)), 14) + 10;
  const right = w - 26;
  const legend = drawLegend(shown, w);
  const top = legend.h + 34;
  const bottom = top + (isWide ? 250 : 200);
  const plot: PlotArea = {
    left,
    right,
    bottom,
    axis,
    tickLabels,
    xAt: (i) => left + 8 + (x.length > 1 ? (i / (x.length - 1)) * (right - left - 8) : 0),
    yAt: (value) => bottom - axis.position(value) * (bottom - top),
  };
  const shapes =
    legend.svg +
    chartText(yLabel, 0, top - 14, { size: 13.5, opacity: 0.78 }) +
    drawAxes(plot, x) +
    shown.map((line) => drawLine(plot, line)).join('') +
    lastFigures(plot, shown, w, shortUnit) +
    chartText(xLabel, w, bottom + 42, { size: 13.5, opacity: 0.78, anchor: 'end' });
  return svgElement([0, 0, w, bottom + 50], shapes);
}

function drawLegend(lines: Line[], w: number): { svg: string; h: number } {
  let svg = '';
  let y = 0;
  for (const { name, colour, dash, pointPath } of lines) {
    svg +=
      strokedPath(colour, 3, pathData`M0 ${y + 10}h34`, dash) + filledPath(colour, pointPath(17, y + 10));
    for (const line of wrapText(name, w - 46, 15)) {
      svg += chartText(line, 46, y + 15, { weight: 600 });
      y += 20;
    }
    y += 2;
  }
  return { svg, h: y };
}

function drawAxes({ left, right, bottom, axis, tickLabels, xAt, yAt }: PlotArea, x: string[]): string {
  const gridLines = axis.ticks.map((tick) => pathData`M${left} ${yAt(tick)}H${right + 12}`).join('');
  const yLabels = axis.ticks.map((tick, i) =>
    chartText(tickLabels[i] ?? '', left - 8, yAt(tick) + 4.5, { size: 13.5, anchor: 'end' }),
  );
  // If the names would overlap, only every second, third ... name is written. The last one always is.
  const widest = Math.max(0, ...x.map((name) => textWidth(name, 14)));
  const every = Math.max(1, Math.ceil((widest + 10) / ((right - left) / Math.max(1, x.length - 1))));
  const xLabels = x.map((name, i) =>
    (x.length - 1 - i) % every === 0
      ? chartText(name, xAt(i), bottom + 21, { size: 14, anchor: 'middle' })
      : '',
  );
  return (
    strokedPath('currentColor', 1, gridLines, 'opacity=".25"') +
    strokedPath('currentColor', 1.5, pathData`M${left} ${bottom}H${right + 12}`) +
    yLabels.join('') +
    xLabels.join('')
  );
}

function drawLine({ xAt, yAt }: PlotArea, { values, colour, dash, pointPath }: Line): string {
  let path = '';
  let points = '';
  values.forEach((value, i) => {
    if (value === null) return;
    path += pathData`${typeof values[i - 1] === 'number' ? 'L' : 'M'}${xAt(i)} ${yAt(value)}`;
    points += pointPath(xAt(i), yAt(value));
  });
  return strokedPath(colour, 3, path, dash) + filledPath(colour, points);
}

/** Writes the last known figure of each line above its point, or below it if the line above is too near. */
function lastFigures({ xAt, yAt }: PlotArea, series: Series, w: number, shortUnit: string): string {
  const figures = series.flatMap(({ values }) => {
    const i = values.findLastIndex((each) => each !== null);
    const value = values[i] ?? null;
    return value === null ? [] : [{ value, x: Math.min(xAt(i) + 12, w), y: yAt(value) }];
  });
  figures.sort((a, b) => a.y - b.y);
  return figures
    .map(({ value, x, y }, i) => {
      const isBelow = y - (figures[i - 1]?.y ?? Number.NEGATIVE_INFINITY) < 30;
      const style = { size: 17, anchor: 'end', face: 'display' } as const;
      return chartText(chartNumber(value, shortUnit), x, isBelow ? y + 22 : y - 10, style);
    })
    .join('');
}
