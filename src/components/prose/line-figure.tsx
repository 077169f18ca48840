import { chartNumber } from '../../scenes/charts/chart-number';
import type { LineSeries } from '../../scenes/charts/line-key';
import { DrawnFigure, FigureHead } from './drawn-figure';

export interface LineFigureProps {
  caption: string;
  xLabel: string;
  yLabel: string;
  unit: string;
  x: readonly string[];
  series: readonly LineSeries[];
}

/** How something moves along a row of named points. A value that is not known is a dash. */
export function LineFigure({ caption, ...chart }: LineFigureProps) {
  const { x, xLabel, series, unit } = chart;
  return (
    <DrawnFigure caption={caption} draw={({ lineChart }, wide) => lineChart({ ...chart, wide })}>
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
