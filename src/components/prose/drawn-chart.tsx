import { articleCopy } from '../../content/copy/article';
import { chartNumber } from '../../scenes/kit/chart-number';
import { SvgMarkup } from '../svg-markup';

/** The chart as an <svg> for a phone and for a wide column. The build adds both (site-build/plugins/mdx-charts). */
export interface Drawings {
  narrow: string;
  wide: string;
}

interface TableRow {
  label: string;
  /** The table shows null as a dash. */
  numbers: readonly (number | null)[];
  /** The text of the last column, if the table has `wordsHead`. */
  words?: string | undefined;
}

interface DrawnChartProps extends Drawings {
  caption: string;
  /** The unit of all numbers: '₹', '%', a word, or '' for none. */
  unit: string;
  /** The head of the column of labels, then one for each number of a row. Heads must differ, as must the labels of the rows. */
  heads: readonly string[];
  /** The head of the last column, for `words`. Without it there is no such column. */
  wordsHead?: string | undefined;
  rows: readonly TableRow[];
}

/**
 * Shows a chart, its caption, and a button that opens a table. Numbers have the `unit`, and null is shown as –. `words` need
 * `wordsHead`. Throws a RangeError for NaN and Infinity.
 */
export function DrawnChart({
  caption,
  unit,
  narrow,
  wide,
  heads: [first, ...numberHeads],
  wordsHead,
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
              <th scope="col">{first}</th>
              {numberHeads.map((head) => (
                <th key={head} scope="col" className="number">
                  {head}
                </th>
              ))}
              {wordsHead ? <th scope="col">{wordsHead}</th> : null}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, numbers, words }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {numbers.map((value, i) => (
                  <td key={numberHeads[i]} className="number">
                    {value === null ? '–' : chartNumber(value, unit)}
                  </td>
                ))}
                {wordsHead ? <td>{words}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
