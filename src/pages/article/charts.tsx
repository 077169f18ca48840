import { SvgMarkup } from '../../components/svg-markup';
import {
  type BarData,
  barSchema,
  type LineData,
  lineSchema,
  type RangeData,
  rangeSchema,
  type WaterfallData,
  waterfallSchema,
} from '../../content/chart-data';
import { articleCopy } from '../../content/copy/article';
import { parseFields } from '../../content/schemas';
import { barChart } from '../../scenes/charts/bar-chart';
import type { ChartLayout } from '../../scenes/charts/chart-rows';
import { lineChart } from '../../scenes/charts/line-chart';
import { rangeChart } from '../../scenes/charts/range-chart';
import { waterfallChart } from '../../scenes/charts/waterfall-chart';
import { chartNumber } from '../../scenes/kit/chart-number';

const { columns, figuresAsTable } = articleCopy.prose;

/**
 * Draws a bar chart with its caption. A button opens a table of labels and values, with a column of notes if a row has one.
 * Throws an error that names each wrong, missing or unknown prop. Only the build runs the charts.
 */
export function BarChart(props: BarData) {
  const data = parseFields(barSchema, 'BarChart', props);
  return (
    <Chart
      {...data}
      draw={(layout) => barChart(data, layout)}
      columnHeaders={[columns.item, columns.value]}
      noteHeader={data.rows.some(({ note }) => note) ? columns.note : undefined}
      rows={data.rows.map(({ label, value, note }) => ({ label, numbers: [value], note }))}
    />
  );
}

/**
 * Draws a line chart with its caption. A button opens a table with a row for each `x` and a column for each series. Null is
 * shown as a dash. Throws an error that names each wrong, missing or unknown prop.
 */
export function LineChart(props: LineData) {
  const data = parseFields(lineSchema, 'LineChart', props);
  const { xLabel, x, series } = data;
  return (
    <Chart
      {...data}
      draw={(layout) => lineChart(data, layout)}
      columnHeaders={[xLabel, ...series.map(({ name }) => name)]}
      rows={x.map((label, i) => ({ label, numbers: series.map(({ values }) => values[i] ?? null) }))}
    />
  );
}

/**
 * Draws a range chart with its caption. A button opens a table of labels, both ends and notes. Throws an error that names
 * each wrong, missing or unknown prop.
 */
export function RangeChart(props: RangeData) {
  const data = parseFields(rangeSchema, 'RangeChart', props);
  return (
    <Chart
      {...data}
      draw={(layout) => rangeChart(data, layout)}
      columnHeaders={[columns.item, columns.from, columns.to]}
      noteHeader={columns.evidence}
      rows={data.rows.map(({ label, from, to, note }) => ({ label, numbers: [from, to], note }))}
    />
  );
}

/**
 * Draws a waterfall chart with its caption. A button opens a table of steps and sum (`endLabel`). Throws an error that names
 * each wrong, missing or unknown prop.
 */
export function WaterfallChart(props: WaterfallData) {
  const data = parseFields(waterfallSchema, 'WaterfallChart', props);
  const { steps, endLabel } = data;
  const endRow = { label: endLabel, value: steps.reduce((sum, { value }) => sum + value, 0) };
  return (
    <Chart
      {...data}
      draw={(layout) => waterfallChart(data, layout)}
      columnHeaders={[columns.item, columns.value]}
      rows={[...steps, endRow].map(({ label, value }) => ({ label, numbers: [value] }))}
    />
  );
}

interface TableRow {
  label: string;
  /** The table shows null as a dash. */
  numbers: readonly (number | null)[];
  /** The text of the last column, if the table has a `noteHeader`. */
  note?: string | undefined;
}

interface ChartProps {
  caption: string;
  /** The unit of all numbers: '₹', '%', a word, or '' for none. */
  unit: string;
  /** Returns the <svg> for a phone or for a wide column. */
  draw: (layout: ChartLayout) => string;
  /** The header of the labels, then one for each number of a row. Headers must differ, as must the labels of the rows. */
  columnHeaders: readonly string[];
  /** The header of the last column, for each `note`. Without it there is no such column. */
  noteHeader?: string | undefined;
  rows: readonly TableRow[];
}

function Chart({
  caption,
  unit,
  draw,
  columnHeaders: [labelHeader, ...numberHeaders],
  noteHeader,
  rows,
}: ChartProps) {
  return (
    <figure>
      <SvgMarkup className="narrow" svg={draw('narrow')} />
      <SvgMarkup className="wide" svg={draw('wide')} />
      <figcaption>{caption}</figcaption>
      <details data-not-printed>
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
