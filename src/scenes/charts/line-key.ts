import * as ink from '../../theme/palette';
import { wrapWords } from '../kit/lettering';
import { d, fill, stroke } from '../kit/svg';
import { chartText } from './chart-rows';

export interface LineSeries {
  name: string;
  /** One value for each x; null where it is not known. */
  values: readonly (number | null)[];
}

/** Lines differ by colour, by dash and by mark, so that they can be told apart in print and by anyone. */
export const lineStyles = [
  { colour: ink.neel, dash: '', square: false },
  { colour: ink.oxide, dash: 'stroke-dasharray="7 5"', square: true },
  { colour: ink.positive, dash: 'stroke-dasharray="2 4"', square: false },
] as const;

/** The key of a line chart, one line of text or two for each series. */
export function lineKey(series: readonly LineSeries[], w: number): { svg: string; h: number } {
  let svg = '';
  let y = 0;
  series.forEach(({ name }, i) => {
    const style = lineStyles[i] ?? lineStyles[0];
    svg +=
      stroke(style.colour, 3, d`M0 ${y + 10}h34`, style.dash) +
      fill(style.colour, linePoint(17, y + 10, style.square));
    for (const words of wrapWords(name, w - 46, 15)) {
      svg += chartText(words, 46, y + 15, { strong: true });
      y += 20;
    }
    y += 2;
  });
  return { svg, h: y };
}

/** A point of a line: an arched window for some lines, a square one for others. */
export function linePoint(x: number, y: number, square: boolean): string {
  return square ? d`M${x - 4} ${y - 4}h8v8h-8z` : d`M${x - 4} ${y + 5}v-5a4 4 0 0 1 8 0v5z`;
}
