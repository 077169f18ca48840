import type { ChartDrawings } from '../../content/chart-data';
import { articleCopy } from '../../content/copy/article';
import { chartNumber } from '../../scenes/kit/chart-number';
import { SvgMarkup } from '../svg-markup';

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
export function DrawnChart({
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
        <summary>{articleCopy.prose.figuresAsTable}</summary>
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
