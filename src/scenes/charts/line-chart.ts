import type { LineData } from '../../content/chart-data';
import * as palette from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { filledPath, pathData, strokedPath, svgElement } from '../kit/svg';
import { textWidth, wrapText } from '../kit/svg-text';
import { axisFor } from './axis';
import { type ChartLayout, chartText } from './chart-rows';

const archedPointPath = (x: number, y: number) => pathData`M${x - 4} ${y + 5}v-5a4 4 0 0 1 8 0v5z`;
const squarePointPath = (x: number, y: number) => pathData`M${x - 4} ${y - 4}h8v8h-8z`;

/** Series differ by colour, dash and point, so that a reader without colours can tell them apart. */
const lineStyles = [
  { colour: palette.indigo, dash: '', pointPath: archedPointPath },
  { colour: palette.oxide, dash: 'stroke-dasharray="7 5"', pointPath: squarePointPath },
  { colour: palette.positive, dash: 'stroke-dasharray="2 4"', pointPath: archedPointPath },
] as const;
type Line = LineData['series'][number] & (typeof lineStyles)[number];

/** A line with the place of each value, or null where the value is not known. */
type PlacedLine = Line & { points: (Record<'value' | 'x' | 'y', number> | null)[] };

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
  const xAt = (i: number) => left + 8 + (x.length > 1 ? (i / (x.length - 1)) * (right - left - 8) : 0);
  const yAt = (value: number) => bottom - axis.position(value) * (bottom - top);
  const ticks = axis.ticks.map((tick, i) => ({ label: tickLabels[i] ?? '', y: yAt(tick) }));
  const names = x.map((name, i) => ({ name, x: xAt(i) }));
  const lines = shown.map((line) => ({
    ...line,
    points: line.values.map((value, i) => (value === null ? null : { value, x: xAt(i), y: yAt(value) })),
  }));
  const shapes =
    legend.svg +
    chartText(yLabel, 0, top - 14, { size: 13.5, opacity: 0.78 }) +
    drawAxes({ left, right, bottom }, ticks, names) +
    lines.map(drawLine).join('') +
    lastFigures(lines, w, shortUnit) +
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

function drawAxes(
  { left, right, bottom }: Record<'left' | 'right' | 'bottom', number>,
  ticks: { label: string; y: number }[],
  names: { name: string; x: number }[],
): string {
  const gridLines = ticks.map(({ y }) => pathData`M${left} ${y}H${right + 12}`).join('');
  const yLabels = ticks.map(({ label, y }) =>
    chartText(label, left - 8, y + 4.5, { size: 13.5, anchor: 'end' }),
  );
  // If the names would overlap, only every second, third ... name is written. The last one always is.
  const widest = Math.max(0, ...names.map(({ name }) => textWidth(name, 14)));
  const every = Math.max(1, Math.ceil((widest + 10) / ((right - left) / Math.max(1, names.length - 1))));
  const shownNames = names.filter((_, i) => (names.length - 1 - i) % every === 0);
  const xLabels = shownNames.map(({ name, x }) =>
    chartText(name, x, bottom + 21, { size: 14, anchor: 'middle' }),
  );
  return (
    strokedPath('currentColor', 1, gridLines, 'opacity=".25"') +
    strokedPath('currentColor', 1.5, pathData`M${left} ${bottom}H${right + 12}`) +
    yLabels.join('') +
    xLabels.join('')
  );
}

function drawLine({ points, colour, dash, pointPath }: PlacedLine): string {
  let path = '';
  let marks = '';
  points.forEach((point, i) => {
    if (!point) return;
    path += pathData`${points[i - 1] ? 'L' : 'M'}${point.x} ${point.y}`;
    marks += pointPath(point.x, point.y);
  });
  return strokedPath(colour, 3, path, dash) + filledPath(colour, marks);
}

/** Writes the last known figure of each line above its point, or below it if the line above is too near. */
function lastFigures(lines: PlacedLine[], w: number, shortUnit: string): string {
  const lastPoints = lines.flatMap(({ points }) => points.findLast((point) => point !== null) ?? []);
  lastPoints.sort((a, b) => a.y - b.y);
  return lastPoints
    .map(({ value, x, y }, i) => {
      const isBelow = y - (lastPoints[i - 1]?.y ?? Number.NEGATIVE_INFINITY) < 30;
      const style = { size: 17, anchor: 'end', face: 'display' } as const;
      return chartText(chartNumber(value, shortUnit), Math.min(x + 12, w), isBelow ? y + 22 : y - 10, style);
    })
    .join('');
}
