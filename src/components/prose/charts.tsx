import type { BarData, ChartDrawings, LineData, RangeData, WaterfallData } from '../../content/chart-data';
import { articleCopy } from '../../content/copy/article';
import { chartNumber } from '../../scenes/kit/chart-number';
import { SvgMarkup } from '../svg-markup';

const { columns, figuresAsTable } = articleCopy.prose;

/**
 * Shows a bar chart that the build drew, and its caption. A button opens a table of labels and values, with a column of notes
 * if a row has one. Throws a RangeError for NaN and Infinity.
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

/**
 * Shows a line chart that the build drew, and its caption. A button opens a table: `x` by series, with – for null. Throws a
 * RangeError for NaN and Infinity.
 */
export function LineChart({ xLabel, x, series, ...chart }: LineData & ChartDrawings) {
  const rows = x.map((label, i) => ({ label, numbers: series.map(({ values }) => values[i] ?? null) }));
  return <DrawnChart {...chart} columnHeaders={[xLabel, ...series.map(({ name }) => name)]} rows={rows} />;
}

/**
 * Shows a range chart that the build drew, and its caption. A button opens a table of labels, both ends and notes. Throws a
 * RangeError for NaN and Infinity.
 */
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

/**
 * Shows a waterfall chart that the build drew, and its caption. A button opens a table of steps and sum (`endLabel`). Throws a
 * RangeError if a step or the sum is NaN or Infinity.
 */
export function WaterfallChart({ steps, endLabel, ...chart }: WaterfallData & ChartDrawings) {
  const endRow = { label: endLabel, value: steps.reduce((sum, { value }) => sum + value, 0) };
  return <BarChart {...chart} rows={[...steps, endRow]} />;
}

interface TableRow {
  label: string;
  /** The table shows null as a dash. */
  numbers: readonly (number | null)[];
  /** The text of the last column, if the table has a `noteHeader`. */
  note?: string | undefined;
}

interface DrawnChartProps extends ChartDrawings {
  caption: string;
  /** The unit of all numbers: '₹', '%', a word, or '' for none. */
  unit: string;
  /** The header of the labels, then one for each number of a row. Headers must differ, as must the labels of the rows. */
  columnHeaders: readonly string[];
  /** The header of the last column, for each `note`. Without it there is no such column. */
  noteHeader?: string | undefined;
  rows: readonly TableRow[];
}

/** Shows a chart, its caption, and a button that opens a table of its numbers. Throws a RangeError for NaN and Infinity. */
function DrawnChart({
  caption,
  unit,
  narrow,
  wide,
  columnHeaders: [labelHeader, ...numberHeaders],
  noteHeader,
  rows,
}: DrawnChartProps) {
  return (
    <figure>
      <SvgMarkup className="narrow" svg={narrow} />
      <SvgMarkup className="wide" svg={wide} />
      <figcaption>{caption}</figcaption>
      <details>
        <summary>{figuresAsTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{labelHeader}</th>
              {numberHeaders.map((header) => (
                <th key={header} scope="col" className="number">
                  {header}
                </th>
              ))}
              {noteHeader ? <th scope="col">{noteHeader}</th> : null}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, numbers, note }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {numbers.map((value, i) => (
                  <td key={numberHeaders[i]} className="number">
                    {value === null ? '–' : chartNumber(value, unit)}
                  </td>
                ))}
                {noteHeader ? <td>{note}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
