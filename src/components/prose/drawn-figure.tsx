import type { ReactNode } from 'react';
import { LazyScene } from '../lazy-scene';
import { charts } from './charts';
import { useProseWords } from './words';

type ChartCode = NonNullable<ReturnType<typeof charts.current>>;

export interface DrawnFigureProps {
  caption: string;
  /** Draws the chart for a phone or for a wide column; its numbers stand in the table, so it carries no label. */
  draw: (code: ChartCode, wide: boolean) => string;
  /** The same figures as the rows of a table, the first one of heads. */
  children: ReactNode;
}

/** A chart, what it shows, and the same figures as a table. */
export function DrawnFigure({ caption, draw, children }: DrawnFigureProps) {
  const { figuresAsTable } = useProseWords();
  return (
    <figure>
      <LazyScene className="narrow" source={charts} draw={(code) => draw(code, false)} />
      <LazyScene className="wide" source={charts} draw={(code) => draw(code, true)} />
      <figcaption>{caption}</figcaption>
      <details>
        <summary>{figuresAsTable}</summary>
        <table>{children}</table>
      </details>
    </figure>
  );
}

interface FigureHeadProps {
  columns: readonly string[];
  /** A last column that holds words; the others, but for the first, hold numbers. */
  words?: string | undefined;
}

/** The heads of a figure's table. */
export function FigureHead({ columns: [first, ...numbers], words }: FigureHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {numbers.map((column) => (
          <th key={column} scope="col" className="num">
            {column}
          </th>
        ))}
        {words ? <th scope="col">{words}</th> : null}
      </tr>
    </thead>
  );
}
