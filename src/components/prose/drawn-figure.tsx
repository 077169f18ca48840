import { chartNumber } from '../../scenes/kit/chart-number';
import { LiveScene } from '../live-scene';
import { useProseWords } from './words';

/** What every chart of a text is given: its words, and its drawings. */
export interface FigureProps {
  caption: string;
  /** '₹', '%', a word, or '' for a bare number. */
  unit: string;
  /** The chart for a phone and for a wide column, drawn when the text was compiled (site-build/plugins/mdx-charts). */
  narrow: string;
  wide: string;
}

interface FigureRow {
  label: string;
  /** One that is not a number is shown as a dash. */
  numbers: readonly number[];
  /** In the last column, where there is one for words. */
  words?: string | undefined;
}

interface DrawnFigureProps extends FigureProps {
  /** The head of the column of labels, then one for each number of a row. */
  heads: readonly string[];
  /** The head of a last column that holds words. */
  wordsHead?: string | undefined;
  rows: readonly FigureRow[];
}

/** A chart, what it shows, and the same figures as a table. The numbers stand there, so the drawings carry no label. */
export function DrawnFigure({
  caption,
  unit,
  narrow,
  wide,
  heads: [first, ...numberHeads],
  wordsHead,
  rows,
}: DrawnFigureProps) {
  const { figuresAsTable } = useProseWords();
  return (
    <figure>
      <LiveScene className="narrow" svg={narrow} />
      <LiveScene className="wide" svg={wide} />
      <figcaption>{caption}</figcaption>
      <details>
        <summary>{figuresAsTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {numberHeads.map((head) => (
                <th key={head} scope="col" className="num">
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
                  <td key={numberHeads[i]} className="num">
                    {chartNumber(value, unit)}
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
