import type { BarData } from '../../content/chart-data';
import * as palette from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { filledPath } from '../kit/svg';
import { type ChartLayout, placeRows } from './chart-rows';

/**
 * Returns an <svg> with one bar per row, all from a common zero. Negative bars go left in another colour.
 * - Texts are escaped. Labels and notes are cut after two lines.
 * - Without rows the <svg> is 0 high. Throws a RangeError for NaN or Infinity.
 */
export function barChart({ rows, unit }: BarData, layout: ChartLayout): string {
  const bars = rows.map(({ value: to, ...row }) => ({ ...row, figure: chartNumber(to, unit), from: 0, to }));
  const { placed, zeroLine, draw } = placeRows(bars, layout);
  const path = (isLoss: boolean) => placed.map(({ to, bar }) => (to < 0 === isLoss ? bar : '')).join('');
  return draw(filledPath(palette.indigo, path(false)) + filledPath(palette.oxide, path(true)) + zeroLine(3));
}
