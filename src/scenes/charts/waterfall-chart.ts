import type { WaterfallData } from '../../content/chart-data';
import * as ink from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { d, fill, stroke } from '../kit/svg';
import { rowChart } from './chart-rows';

/**
 * Returns an <svg>, 350 px wide, or 720 px if `wide`: a sum in steps from the top down. The first step is the start, the others
 * add or subtract; one that is not finite adds 0 and has the figure –. The last row, `endLabel`, is the rest, lit if it is not
 * negative; [] leaves only this row, 0. Texts are escaped, and cut with an ellipsis after two lines.
 */
export function waterfallChart({ steps, unit, endLabel }: WaterfallData, wide: boolean): string {
  let sum = 0;
  const bars = steps.map(({ label, value }) => {
    const from = sum;
    sum += Number.isFinite(value) ? value : 0;
    return { label, figure: chartNumber(value, unit), kind: value < 0 ? 'loss' : 'gain', from, to: sum };
  });
  const rest = { label: endLabel, figure: chartNumber(sum, unit), kind: sum < 0 ? 'loss' : 'rest' };
  return rowChart([...bars, { ...rest, from: 0, to: sum }], wide, (placed, zeroLine, { barHeight }) => {
    const path = (wanted: string) => placed.map(({ kind, bar }) => (kind === wanted ? bar : '')).join('');
    const links = placed.map(({ top, end }, i) => {
      const next = placed[i + 1];
      return next && wide ? d`M${end} ${top + barHeight}V${next.top}` : '';
    });
    return (
      stroke('currentColor', 1, links.join(''), 'stroke-dasharray="3 3"') +
      fill(ink.neel, path('gain')) +
      fill(ink.oxide, path('loss')) +
      fill(ink.lit, path('rest')) +
      stroke(ink.bodyText, 1.5, path('rest')) +
      zeroLine(3)
    );
  });
}
