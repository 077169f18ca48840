import type { BarRow } from '../../scenes/charts/bar-chart';
import { chartNumber } from '../../scenes/charts/chart-number';
import { DrawnFigure, FigureHead } from './drawn-figure';
import { useProseWords } from './words';

export interface BarFigureProps {
  caption: string;
  /** '₹', '%', a word, or '' for a bare number. */
  unit: string;
  rows: readonly BarRow[];
}

/** Amounts side by side. */
export function BarFigure({ caption, unit, rows }: BarFigureProps) {
  const { columns } = useProseWords();
  const noted = rows.some(({ note }) => note);
  return (
    <DrawnFigure caption={caption} draw={({ barChart }, wide) => barChart({ rows, unit, wide })}>
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
