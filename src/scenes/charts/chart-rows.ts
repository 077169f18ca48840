import { widthOfWords, wrapWords } from '../kit/lettering';
import { escapeXml, num } from '../kit/svg';

/** What every chart takes besides its data. The table beside it says it all, so it is hidden from assistive technology. */
export interface ChartOptions {
  /** Drawn for 720 px instead of 350. */
  wide?: boolean;
}

/** One row of a chart of bars: what it is, its figure, and a quieter line. */
interface ChartRow {
  label: string;
  figure: string;
  note?: string | undefined;
}

/** Where the bars of all rows lie. */
interface Plot {
  w: number;
  x: number;
  width: number;
  barHeight: number;
}

const phone: Plot = { w: 350, x: 1, width: 348, barHeight: 24 };
const wideScreen: Plot = { w: 720, x: 262, width: 356, barHeight: 30 };

export const plotFor = (wide: boolean): Plot => (wide ? wideScreen : phone);

/** Text in the charts takes the colour of the page's text. Sizes in px at the width the chart is drawn for. */
export function chartText(
  words: string,
  x: number,
  y: number,
  { size = 15, strong = false, quiet = false, end = false, middle = false, figure = false } = {},
): string {
  const face = figure ? 'Rozha One,serif' : 'Anek Latin,sans-serif';
  const more =
    (strong ? ' font-weight="600"' : '') +
    (quiet ? ' opacity=".78"' : '') +
    (end ? ' text-anchor="end"' : middle ? ' text-anchor="middle"' : '');
  return `<text x="${num(x)}" y="${num(y)}" font-family="${face}" font-size="${num(size)}"${more} fill="currentColor">${escapeXml(words)}</text>`;
}

/**
 * Rows from the top down: on a phone the words stand over their bar, on a wide screen beside it.
 * Gives the words, the top of each bar, and the height of it all.
 */
export function layOutRows(
  rows: readonly ChartRow[],
  wide: boolean,
): { words: string; tops: number[]; h: number } {
  const plot = plotFor(wide);
  let words = '';
  let y = 0;
  const tops = rows.map(({ label, figure, note }) => {
    const size = wide ? 16 : 15;
    const figureSize = wide ? 22 : 19;
    const room = wide ? plot.x - 18 : plot.w - widthOfWords(figure, figureSize) - 16;
    const lines = wrapWords(label, room, size);
    const quiet = note ? wrapWords(note, wide ? plot.x - 18 : plot.w, 13.5) : [];
    const rowTop = y;
    lines.forEach((each, i) => {
      words += chartText(each, 0, rowTop + 15 + i * 19, { size, strong: true });
    });
    quiet.forEach((each, i) => {
      words += chartText(each, 0, rowTop + 14 + lines.length * 19 + i * 17, { size: 13.5, quiet: true });
    });
    const textHeight = lines.length * 19 + quiet.length * 17 + 4;
    const top = wide ? rowTop + Math.max(0, (textHeight - plot.barHeight) / 2) : rowTop + textHeight + 3;
    const figureY = wide ? top + plot.barHeight / 2 + 7.5 : rowTop + 16;
    words += chartText(figure, plot.w, figureY, { size: figureSize, end: true, figure: true });
    y = Math.max(rowTop + textHeight, top + plot.barHeight) + (wide ? 16 : 18);
    return top;
  });
  return { words, tops, h: Math.max(1, y - (wide ? 12 : 14)) };
}
