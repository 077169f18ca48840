import { clamp } from '../../helpers/clamp';
import * as palette from '../../theme/palette';
import { silhouette, silhouetteAt } from '../kit/silhouettes';
import { filledPath, pathData, strokedPath, svgElement } from '../kit/svg';
import { svgText } from '../kit/svg-text';
import { paneSize } from '../kit/windows';

const [w, h, step] = [24, 32, 30];
const perRow = 10;
const textHeight = 26;
const scale = w / paneSize.width;
const guestTop = h - paneSize.height * scale;

/**
 * Returns an <svg>, 294 wide and as high as its rows of ten windows.
 * - Ten windows are below the word `before`. Below `after` there are `growth` percent more: for 45.8 there are 14.58 windows,
 *   the last one partly lit. `growth` is limited to -100 to 400.
 * - The words are escaped, not shortened, in the colour of the text around the <svg>.
 */
export function growthWindows(options: { words: { before: string; after: string }; growth: number }): string {
  const { words, growth } = options;
  const after = 10 * (1 + clamp(growth, -100, 400) / 100);
  const rows = Math.max(1, Math.ceil(after / perRow));
  const style = { x: 0, size: 16, weight: 600, colour: 'currentColor' };
  const second = textHeight + h + 34;
  const shapes =
    svgText(words.before, { ...style, y: 14 }) +
    windows(10, textHeight) +
    svgText(words.after, { ...style, y: second - 9 }) +
    windows(after, second);
  return svgElement([0, 0, perRow * step - 6, second + rows * (h + 8) - 6], shapes);
}

function windows(count: number, top: number): string {
  return Array.from({ length: Math.ceil(count - 1e-9) }, (_, i) => {
    const x = (i % perRow) * step;
    const y = top + Math.floor(i / perRow) * (h + 8);
    const part = Math.min(1, count - i);
    const bars = pathData`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.42}h${w}`;
    return (
      filledPath(palette.pane, pathData`M${x} ${y}h${w}v${h}h${-w}z`) +
      filledPath(palette.lit, pathData`M${x} ${y + h * (1 - part)}h${w}V${y + h}h${-w}z`) +
      (part === 1 && i % 3 === 1 ? silhouette(silhouetteAt(i), x, y + guestTop, scale, palette.onLit) : '') +
      strokedPath(palette.onLit, w / 20, bars, 'opacity=".55"')
    );
  }).join('');
}
