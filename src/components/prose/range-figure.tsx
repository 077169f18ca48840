import type { RangeRow } from '../../scenes/charts/range-chart';
import { chartNumber } from '../../scenes/kit/chart-number';
import { type Drawings, DrawnFigure, FigureHead } from './drawn-figure';
import { useProseWords } from './words';

interface RangeFigureProps extends Drawings {
  caption: string;
  unit: string;
  rows: readonly RangeRow[];
}

/** What several sources say, from the least to the most, and how sure each is. */
export function RangeFigure({ caption, unit, rows, narrow, wide }: RangeFigureProps) {
  const { columns } = useProseWords();
  return (
    <DrawnFigure caption={caption} narrow={narrow} wide={wide}>
      <FigureHead columns={[columns.item, columns.from, columns.to]} words={columns.evidence} />
      <tbody>
        {rows.map(({ label, from, to, kind }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="num">{chartNumber(from, unit)}</td>
            <td className="num">{chartNumber(to, unit)}</td>
            <td>{kind}</td>
          </tr>
        ))}
      </tbody>
    </DrawnFigure>
  );
}
