import type { WaterfallData } from '../../content/chart-data';
import * as palette from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { filledPath, pathData, strokedPath } from '../kit/svg';
import { type ChartLayout, placeRows } from './chart-rows';

/**
 * Returns an <svg> with a row for each step of a sum and one for the sum.
 * - The first bar starts at 0, each further one where the bar before it ends.
 * - The last row, `endLabel`, shows the sum in yellow, or in red if it is negative.
 * - Labels are escaped, and cut after two lines. Throws a RangeError for NaN or Infinity.
 */
export function waterfallChart({ steps, unit, endLabel }: WaterfallData, layout: ChartLayout): string {
  let sum = 0;
  const bars = steps.map(({ label, value }) => {
    const from = sum;
    sum += value;
    return { label, figure: chartNumber(value, unit), kind: value < 0 ? 'loss' : 'gain', from, to: sum };
  });
  const endRow = { label: endLabel, figure: chartNumber(sum, unit), kind: sum < 0 ? 'loss' : 'end' };
  const { placed, measures, zeroLine, draw } = placeRows([...bars, { ...endRow, from: 0, to: sum }], layout);
  const path = (wanted: string) => placed.map(({ kind, bar }) => (kind === wanted ? bar : '')).join('');
  const links = placed.map(({ top, end }, i) => {
    const next = placed[i + 1];
    return next && layout === 'wide' ? pathData`M${end} ${top + measures.barHeight}V${next.top}` : '';
  });
  return draw(
    strokedPath('currentColor', 1, links.join(''), 'stroke-dasharray="3 3"') +
      filledPath(palette.indigo, path('gain')) +
      filledPath(palette.oxide, path('loss')) +
      filledPath(palette.lit, path('end')) +
      strokedPath(palette.ink, 1.5, path('end')) +
      zeroLine(3),
  );
}
