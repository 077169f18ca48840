import type { ReactNode } from 'react';
import { LiveScene } from '../live-scene';
import { useProseWords } from './words';

/** A chart for a phone and for a wide column, drawn when the text was compiled (site-build/plugins/mdx-charts). */
export interface Drawings {
  narrow: string;
  wide: string;
}

interface DrawnFigureProps extends Drawings {
  caption: string;
  /** The same figures as the rows of a table, the first one of heads. */
  children: ReactNode;
}

/** A chart, what it shows, and the same figures as a table. The numbers stand there, so the drawings carry no label. */
export function DrawnFigure({ caption, narrow, wide, children }: DrawnFigureProps) {
  const { figuresAsTable } = useProseWords();
  return (
    <figure>
      <LiveScene className="narrow" svg={narrow} />
      <LiveScene className="wide" svg={wide} />
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
