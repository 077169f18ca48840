import type { WaterfallStep } from '../../scenes/charts/waterfall-chart';
import { chartNumber } from '../../scenes/kit/chart-number';
import { type Drawings, DrawnFigure, FigureHead } from './drawn-figure';
import { useProseWords } from './words';

interface WaterfallFigureProps extends Drawings {
  caption: string;
  unit: string;
  steps: readonly WaterfallStep[];
  /** Names what is left. */
  endLabel: string;
}

/** A sum taken apart, step by step, to what is left. */
export function WaterfallFigure({ caption, unit, steps, endLabel, narrow, wide }: WaterfallFigureProps) {
  const { columns } = useProseWords();
  const rest = steps.reduce((sum, { value }) => sum + value, 0);
  return (
    <DrawnFigure caption={caption} narrow={narrow} wide={wide}>
      <FigureHead columns={[columns.item, columns.value]} />
      <tbody>
        {[...steps, { label: endLabel, value: rest }].map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="num">{chartNumber(value, unit)}</td>
          </tr>
        ))}
      </tbody>
    </DrawnFigure>
  );
}
