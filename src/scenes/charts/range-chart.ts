import type { RangeData } from '../../content/chart-data';
import { clamp } from '../../helpers/clamp';
import * as palette from '../../theme/palette';
import { chartNumber } from '../kit/chart-number';
import { filledPath, pathData, strokedPath } from '../kit/svg';
import { type ChartLayout, placeRows } from './chart-rows';

/** Least width of a bar in px, so that a range of one value can be seen. */
const leastWidth = 10;

/**
 * Returns an <svg> with one bar per row, between `from` and `to`. Either may be the higher one. Equal ones give a short bar.
 * - A bar is solid green if `evidence` is 'checked', a dashed outline if 'claimed', and pale blue if 'other'.
 * - Texts are escaped. Labels and notes are cut after two lines.
 * - Without rows the <svg> is 0 high. Throws a RangeError for NaN or Infinity.
 */
export function rangeChart({ rows, unit }: RangeData, layout: ChartLayout): string {
  const ranges = rows.map(({ from, to, ...row }) => {
    const [least, most] = [Math.min(from, to), Math.max(from, to)];
    return { ...row, figure: rangeText(least, most, unit), from: least, to: most };
  });
  const { placed, measures, zeroLine, draw } = placeRows(ranges, layout);
  const { barsLeft, barsWidth, barHeight } = measures;
  const paths = { checked: '', claimed: '', other: '' };
  for (const { evidence, top, start, end } of placed) {
    const length = Math.max(leastWidth, end - start);
    const x = clamp((start + end - length) / 2, barsLeft, barsLeft + barsWidth - length);
    paths[evidence] += pathData`M${x} ${top + 4}h${length}v${barHeight - 8}h${-length}z`;
  }
  const tracks = placed.map(({ top }) => pathData`M${barsLeft} ${top + barHeight / 2}h${barsWidth}`);
  return draw(
    strokedPath('currentColor', 1, tracks.join(''), 'opacity=".35"') +
      zeroLine(0) +
      filledPath(palette.positive, paths.checked) +
      filledPath(palette.dusk, paths.other) +
      strokedPath(palette.indigo, 1.5, paths.other) +
      filledPath(palette.surface, paths.claimed) +
      strokedPath(palette.oxide, 2, paths.claimed, 'stroke-dasharray="4 3"'),
  );
}

function rangeText(least: number, most: number, unit: string): string {
  if (least === most) return chartNumber(least, unit);
  const isBefore = unit === '₹';
  return `${chartNumber(least, isBefore ? unit : '')}–${chartNumber(most, isBefore ? '' : unit)}`;
}
