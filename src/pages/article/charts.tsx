import type { z } from 'zod';
import { SvgMarkup } from '../../components/svg-markup';
import { barSchema, lineSchema, rangeSchema, waterfallSchema } from '../../content/chart-data';
import { articleCopy } from '../../content/copy/article';
import { parseFields } from '../../content/schemas';
import { barChart } from '../../scenes/charts/bar-chart';
import type { ChartLayout } from '../../scenes/charts/chart-rows';
import { lineChart } from '../../scenes/charts/line-chart';
import { rangeChart } from '../../scenes/charts/range-chart';
import { waterfallChart } from '../../scenes/charts/waterfall-chart';
import { chartNumber } from '../../scenes/kit/chart-number';

const { columns, figuresAsTable } = articleCopy.prose;

/** Shows a bar chart. Its table has labels and values, and a column of notes if a row has one. Throws for wrong props. */
export const BarChart = chartElement('BarChart', barSchema, barChart, ({ rows }) => {
  const hasNotes = rows.some(({ note }) => note);
  return {
    headers: [columns.item, columns.value, ...(hasNotes ? [columns.note] : [])],
    rows: rows.map(({ label, value, note = '' }) => [label, value, ...(hasNotes ? [note] : [])]),
  };
});

/**
 * Shows a line chart. Its table has a row for each `x` and a column for each series. Null is shown as a dash. Throws for wrong
 * props.
 */
export const LineChart = chartElement('LineChart', lineSchema, lineChart, ({ xLabel, x, series }) => ({
  headers: [xLabel, ...series.map(({ name }) => name)],
  rows: x.map((label, i) => [label, ...series.map(({ values }) => values[i] ?? null)]),
}));

/** Shows a range chart. Its table has labels, both ends and notes. Throws for wrong props. */
export const RangeChart = chartElement('RangeChart', rangeSchema, rangeChart, ({ rows }) => ({
  headers: [columns.item, columns.from, columns.to, columns.evidence],
  rows: rows.map(({ label, from, to, note }) => [label, from, to, note]),
}));

/** Shows a waterfall chart. Its table has the steps and their sum (`endLabel`). Throws for wrong props. */
export const WaterfallChart = chartElement(
  'WaterfallChart',
  waterfallSchema,
  waterfallChart,
  ({ steps, endLabel }) => {
    const sum = steps.reduce((total, { value }) => total + value, 0);
    return {
      headers: [columns.item, columns.value],
      rows: [...steps, { label: endLabel, value: sum }].map(({ label, value }) => [label, value]),
    };
  },
);

/** A text, a number in the unit of the chart, or null for a number that is not known. */
type Cell = string | number | null;

interface FiguresTable {
  /** One for each column. They must differ. */
  headers: readonly string[];
  /** Each row begins with its label. The labels must differ. */
  rows: readonly (readonly [label: string, ...Cell[]])[];
}

/**
 * Returns the component of a chart: the drawing with its caption, and a button that opens the figures as a table (`tableOf`).
 * - `draw` returns the <svg> for a phone or for a wide column.
 * - The component throws an error that names `name` and each wrong, missing or unknown prop. Only the build runs it.
 */
function chartElement<Data extends { caption: string; unit: string }>(
  name: string,
  schema: z.ZodType<Data>,
  draw: (data: Data, layout: ChartLayout) => string,
  tableOf: (data: Data) => FiguresTable,
) {
  return (props: Data) => {
    const data = parseFields(schema, name, props);
    const { headers, rows } = tableOf(data);
    return (
      <figure>
        <SvgMarkup className="narrow" svg={draw(data, 'narrow')} />
        <SvgMarkup className="wide" svg={draw(data, 'wide')} />
        <figcaption>{data.caption}</figcaption>
        <details data-not-printed>
          <summary>{figuresAsTable}</summary>
          <table>
            <thead>
              <tr>
                {headers.map((header, i) => (
                  <th
                    key={header}
                    scope="col"
                    className={typeof rows[0]?.[i] === 'string' ? undefined : 'number'}
                  >
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([label, ...cells]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, i) => (
                    <td key={headers[i + 1]} className={typeof cell === 'string' ? undefined : 'number'}>
                      {typeof cell === 'number' ? chartNumber(cell, data.unit) : (cell ?? '–')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    );
  };
}
