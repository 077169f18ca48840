import { chartNumber } from '../kit/chart-number';
import { widthOfWords } from '../kit/lettering';
import { d, fill, picture, stroke } from '../kit/svg';
import { type ChartOptions, chartText } from './chart-rows';
import { type LineSeries, lineKey, linePoint, lineStyles } from './line-key';
import { type Scale, scaleFor } from './scale';

interface LineChartOptions extends ChartOptions {
  x: readonly string[];
  series: readonly LineSeries[];
  xLabel: string;
  yLabel: string;
  unit: string;
}

interface Field {
  w: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  scale: Scale;
  /** The place of the i-th x. */
  across: (i: number) => number;
}

/** Up to three lines over a row of named points. Its key stands above it, the names of the axes beside them. */
export function lineChart(options: LineChartOptions): string {
  const { x, series, xLabel, yLabel, unit, wide = false } = options;
  const w = wide ? 720 : 350;
  const shown = series.slice(0, lineStyles.length);
  const values = shown.flatMap((each) => each.values.filter((value) => value !== null));
  const scale = scaleFor(values, 4);
  const marks = scale.ticks.map((tick) => chartNumber(tick, unit === '₹' || unit === '%' ? unit : ''));
  const left = Math.max(...marks.map((mark) => widthOfWords(mark, 13.5)), 14) + 10;
  const key = lineKey(shown, w);
  const top = key.h + 34;
  const bottom = top + (wide ? 250 : 200);
  const right = w - 26;
  const across = (i: number) => left + 8 + (x.length > 1 ? (i / (x.length - 1)) * (right - left - 8) : 0);
  const field: Field = { w, left, right, top, bottom, scale, across };
  const art =
    key.svg +
    chartText(yLabel, 0, top - 14, { size: 13.5, quiet: true }) +
    drawAxes(field, x, marks) +
    shown.map((each, i) => drawSeries(field, each, i)).join('') +
    endFigures(field, shown, unit) +
    chartText(xLabel, w, bottom + 42, { size: 13.5, quiet: true, end: true });
  return picture({ box: [0, 0, w, bottom + 50] }, art);
}

function drawAxes(
  { left, right, top, bottom, scale, across }: Field,
  x: readonly string[],
  marks: string[],
): string {
  const height = (value: number) => bottom - scale.at(value) * (bottom - top);
  const rules = scale.ticks.map((tick) => d`M${left} ${height(tick)}H${right + 12}`).join('');
  const ticks = scale.ticks.map((tick, i) =>
    chartText(marks[i] ?? '', left - 8, height(tick) + 4.5, { size: 13.5, end: true }),
  );
  // Names of the points that would run into each other are left out in turn.
  const widest = Math.max(0, ...x.map((name) => widthOfWords(name, 14)));
  const every = Math.max(1, Math.ceil((widest + 10) / ((right - left) / Math.max(1, x.length - 1))));
  const names = x.map((name, i) =>
    (x.length - 1 - i) % every === 0
      ? chartText(name, across(i), bottom + 21, { size: 14, middle: true })
      : '',
  );
  return (
    stroke('currentColor', 1, rules, 'opacity=".25"') +
    stroke('currentColor', 1.5, d`M${left} ${bottom}H${right + 12}`) +
    ticks.join('') +
    names.join('')
  );
}

function drawSeries({ bottom, top, scale, across }: Field, { values }: LineSeries, index: number): string {
  const style = lineStyles[index] ?? lineStyles[0];
  let path = '';
  let points = '';
  let pen = 'M';
  values.forEach((value, i) => {
    if (value === null || !Number.isFinite(value)) {
      pen = 'M';
      return;
    }
    const [x, y] = [across(i), bottom - scale.at(value) * (bottom - top)];
    path += pen + d`${x} ${y}`;
    points += linePoint(x, y, style.square);
    pen = 'L';
  });
  return stroke(style.colour, 3, path, style.dash) + fill(style.colour, points);
}

/** The last known figure of each line, over its point; under it where the line above is too near. */
function endFigures(
  { w, bottom, top, scale, across }: Field,
  series: readonly LineSeries[],
  unit: string,
): string {
  const ends = series.flatMap(({ values }) => {
    const i = values.findLastIndex((value) => value !== null && Number.isFinite(value));
    const value = values[i];
    return value === null || value === undefined
      ? []
      : [{ value, x: across(i), y: bottom - scale.at(value) * (bottom - top) }];
  });
  ends.sort((a, b) => a.y - b.y);
  let above = Number.NEGATIVE_INFINITY;
  return ends
    .map(({ value, x, y }) => {
      const below = y - above < 30;
      above = y;
      const words = chartNumber(value, unit === '₹' || unit === '%' ? unit : '');
      return chartText(words, Math.min(x + 12, w), below ? y + 22 : y - 10, {
        size: 17,
        end: true,
        figure: true,
      });
    })
    .join('');
}
