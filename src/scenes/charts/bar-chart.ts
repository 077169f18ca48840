import type { BarData } from '../../content/chart-data';
import * as ink from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { fill } from '../kit/svg';
import { rowChart } from './chart-rows';

/**
 * Returns an <svg>, 350 px wide, or 720 px if `wide`: one bar for each row, from a common zero. Negative bars go to the left
 * and have another colour. A value that is not finite has no bar and the figure –. [] gives an empty <svg>, 1 px high.
 */
export function barChart({ rows, unit }: BarData, wide: boolean): string {
  const bars = rows.map(({ value: to, ...row }) => ({ ...row, figure: chartNumber(to, unit), from: 0, to }));
  return rowChart(bars, wide, (placed, zeroLine) => {
    const path = (isLoss: boolean) => placed.map(({ to, bar }) => (to < 0 === isLoss ? bar : '')).join('');
    return fill(ink.neel, path(false)) + fill(ink.oxide, path(true)) + zeroLine(3);
  });
}
