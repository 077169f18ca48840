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
export const BarChart = chartElement('BarChart', barSchema, barChart, ({ rows }) => ({
  columnHeaders: [columns.item, columns.value],
  noteHeader: rows.some(({ note }) => note) ? columns.note : undefined,
  rows: rows.map(({ label, value, note }) => ({ label, numbers: [value], note })),
}));

/** Shows a line chart. Its table has a row for each `x` and a column for each series. Null is shown as a dash. Throws for wrong props. */
export const LineChart = chartElement('LineChart', lineSchema, lineChart, ({ xLabel, x, series }) => ({
  columnHeaders: [xLabel, ...series.map(({ name }) => name)],
  rows: x.map((label, i) => ({ label, numbers: series.map(({ values }) => values[i] ?? null) })),
}));

/** Shows a range chart. Its table has labels, both ends and notes. Throws for wrong props. */
export const RangeChart = chartElement('RangeChart', rangeSchema, rangeChart, ({ rows }) => ({
  columnHeaders: [columns.item, columns.from, columns.to],
  noteHeader: columns.evidence,
  rows: rows.map(({ label, from, to, note }) => ({ label, numbers: [from, to], note })),
}));

/** Shows a waterfall chart. Its table has the steps and their sum (`endLabel`). Throws for wrong props. */
export const WaterfallChart = chartElement(
  'WaterfallChart',
  waterfallSchema,
  waterfallChart,
  ({ steps, endLabel }) => {
    const sum = steps.reduce((total, { value }) => total + value, 0);
    return {
      columnHeaders: [columns.item, columns.value],
      rows: [...steps, { label: endLabel, value: sum }].map(({ label, value }) => ({
        label,
        numbers: [value],
      })),
    };
  },
);

interface FiguresTable {
  /** The header of the labels, then one for each number of a row. Headers must differ, as must the labels of the rows. */
  columnHeaders: readonly string[];
  /** The header of the last column, for each `note`. Without it there is no such column. */
  noteHeader?: string | undefined;
  /** The table shows null as a dash. */
  rows: readonly { label: string; numbers: readonly (number | null)[]; note?: string | undefined }[];
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
    const { columnHeaders, noteHeader, rows } = tableOf(data);
    const [labelHeader, ...numberHeaders] = columnHeaders;
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
                      {value === null ? '–' : chartNumber(value, data.unit)}
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
  };
}
