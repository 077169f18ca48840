import type { LineSeries } from '../../scenes/charts/line-key';
import { chartNumber } from '../../scenes/kit/chart-number';
import { type Drawings, DrawnFigure, FigureHead } from './drawn-figure';

interface LineFigureProps extends Drawings {
  caption: string;
  xLabel: string;
  unit: string;
  x: readonly string[];
  series: readonly LineSeries[];
}

/** How something moves along a row of named points. A value that is not known is a dash. */
export function LineFigure({ caption, x, xLabel, series, unit, narrow, wide }: LineFigureProps) {
  return (
    <DrawnFigure caption={caption} narrow={narrow} wide={wide}>
      <FigureHead columns={[xLabel, ...series.map(({ name }) => name)]} />
      <tbody>
        {x.map((point, i) => (
          <tr key={point}>
            <th scope="row">{point}</th>
            {series.map(({ name, values }) => (
              <td key={name} className="num">
                {chartNumber(values[i] ?? Number.NaN, unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DrawnFigure>
  );
}
