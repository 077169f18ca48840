import type { BarData, ChartDrawings, LineData, RangeData, WaterfallData } from '../../content/chart-data';
import { articleCopy } from '../../content/copy/article';
import { DrawnChart } from './drawn-chart';

const { columns } = articleCopy.prose;

/**
 * Shows a bar chart that the build drew, and its caption. A button opens a table of labels, values and notes, if any. All four
 * charts throw a RangeError if a number is NaN or infinite, which the build refuses before.
 */
export function BarChart({ rows, ...chart }: BarData & ChartDrawings) {
  return (
    <DrawnChart
      {...chart}
      columnHeaders={[columns.item, columns.value]}
      noteHeader={rows.some(({ note }) => note) ? columns.note : undefined}
      rows={rows.map(({ label, value, note }) => ({ label, numbers: [value], note }))}
    />
  );
}

/** Shows a line chart that the build drew. A button opens a table with a row per `x`, a column per series, and – for null. */
export function LineChart({ xLabel, x, series, ...chart }: LineData & ChartDrawings) {
  const rows = x.map((label, i) => ({ label, numbers: series.map(({ values }) => values[i] ?? null) }));
  return <DrawnChart {...chart} columnHeaders={[xLabel, ...series.map(({ name }) => name)]} rows={rows} />;
}

/** Shows a range chart that the build drew, and its caption. A button opens a table of labels, both ends and notes. */
export function RangeChart({ rows, ...chart }: RangeData & ChartDrawings) {
  return (
    <DrawnChart
      {...chart}
      columnHeaders={[columns.item, columns.from, columns.to]}
      noteHeader={columns.evidence}
      rows={rows.map(({ label, from, to, note }) => ({ label, numbers: [from, to], note }))}
    />
  );
}

/** Shows a waterfall chart that the build drew. A button opens a table of the steps, and at the end their sum, `endLabel`. */
export function WaterfallChart({ steps, endLabel, ...chart }: WaterfallData & ChartDrawings) {
  const endRow = { label: endLabel, value: steps.reduce((sum, { value }) => sum + value, 0) };
  return <BarChart {...chart} rows={[...steps, endRow]} />;
}
