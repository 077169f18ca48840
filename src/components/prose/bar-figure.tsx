import type { BarRow } from '../../scenes/charts/bar-chart';
import { chartNumber } from '../../scenes/kit/chart-number';
import { type Drawings, DrawnFigure, FigureHead } from './drawn-figure';
import { useProseWords } from './words';

interface BarFigureProps extends Drawings {
  caption: string;
  /** '₹', '%', a word, or '' for a bare number. */
  unit: string;
  rows: readonly BarRow[];
}

/** Amounts side by side. */
export function BarFigure({ caption, unit, rows, narrow, wide }: BarFigureProps) {
  const { columns } = useProseWords();
  const noted = rows.some(({ note }) => note);
  return (
    <DrawnFigure caption={caption} narrow={narrow} wide={wide}>
      <FigureHead columns={[columns.item, columns.value]} words={noted ? columns.note : undefined} />
      <tbody>
        {rows.map(({ label, value, note }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="num">{chartNumber(value, unit)}</td>
            {noted ? <td>{note}</td> : null}
          </tr>
        ))}
      </tbody>
    </DrawnFigure>
  );
}
