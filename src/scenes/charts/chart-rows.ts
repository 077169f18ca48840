import { pathData, strokedPath, svgElement } from '../kit/svg';
import { svgText, type TextOptions, textWidth, wrapText } from '../kit/svg-text';
import { axisFor } from './axis';

/** A row of a chart. Label and note have two lines at most. The bar goes from `from` to `to`. */
interface ChartRow {
  label: string;
  figure: string;
  note?: string | undefined;
  from: number;
  to: number;
}

/** `narrow` is for phones, 350 units wide. `wide` is for wide columns, 720 units wide. */
const measuresOf = {
  narrow: { pictureWidth: 350, barsLeft: 1, barsWidth: 348, barHeight: 24, figureSize: 19 },
  wide: { pictureWidth: 720, barsLeft: 262, barsWidth: 356, barHeight: 30, figureSize: 22 },
};

export type ChartLayout = keyof typeof measuresOf;
type Measures = (typeof measuresOf)[ChartLayout];

/** Returns a <text>, escaped and never cut, with its base line at `y`. Defaults: size 15, the colour of the text around it. */
export function chartText(text: string, x: number, y: number, options: Partial<TextOptions>): string {
  return svgText(text, { x, y, size: 15, colour: 'currentColor', ...options });
}

/**
 * Places rows from the top down, each with a bar between its `from` and `to`. Throws a RangeError for NaN or Infinity.
 * - `placed` are the rows, each with the top of its bar, the two ends of the bar, and the bar as path data. `measures` are the
 *   sizes of this layout.
 * - `zeroLine(overhang)` returns a stroke at zero across each bar, longer by `overhang` at both ends.
 * - `draw(shapes)` adds the texts of all rows to `shapes`, and returns an <svg> of this `layout`. The texts are escaped. They
 *   are above the bar, or beside it for 'wide'. Label and note are cut after two lines. Without rows the <svg> is 0 high.
 */
export function placeRows<Row extends ChartRow>(rows: readonly Row[], layout: ChartLayout) {
  const measures = measuresOf[layout];
  const { pictureWidth, barsLeft, barsWidth, barHeight, figureSize } = measures;
  const isWide = layout === 'wide';
  const ends = rows.flatMap(({ from, to }) => [from, to]);
  const axis = axisFor(ends);
  const greatest = Math.max(0, ...ends.map(axis.position)) || 1;
  const xAt = (value: number) => barsLeft + (axis.position(value) / greatest) * barsWidth;
  const figureStyle = { size: figureSize, anchor: 'end', face: 'display' } as const;
  let texts = '';
  let y = 0;
  const placed = rows.map((row) => {
    const rowTexts = textsOf(row, y, isWide, measures);
    const top = isWide ? y + Math.max(0, (rowTexts.height - barHeight) / 2) : y + rowTexts.height + 3;
    const figureY = isWide ? top + barHeight / 2 + 7.5 : y + 16;
    texts += rowTexts.svg + chartText(row.figure, pictureWidth, figureY, figureStyle);
    y = Math.max(y + rowTexts.height, top + barHeight) + (isWide ? 16 : 18);
    const [start, end] = [xAt(row.from), xAt(row.to)];
    return { ...row, top, start, end, bar: pathData`M${start} ${top}H${end}v${barHeight}H${start}z` };
  });
  const zeroLine = (overhang: number) => {
    const pieces = placed.map(
      ({ top }) => pathData`M${xAt(0)} ${top - overhang}v${barHeight + overhang * 2}`,
    );
    return strokedPath('currentColor', 2, pieces.join(''));
  };
  const height = Math.max(0, y - (isWide ? 12 : 14));
  const draw = (shapes: string) => svgElement([0, 0, pictureWidth, height], shapes + texts);
  return { placed, measures, zeroLine, draw };
}

function textsOf({ label, figure, note }: ChartRow, y: number, isWide: boolean, measures: Measures) {
  const size = isWide ? 16 : 15;
  const beside = measures.barsLeft - 18;
  const labelWidth = isWide ? beside : measures.pictureWidth - textWidth(figure, measures.figureSize) - 16;
  const labelLines = wrapText(label, labelWidth, size);
  const noteLines = note ? wrapText(note, isWide ? beside : measures.pictureWidth, 13.5) : [];
  const noteTop = y + 14 + labelLines.length * 19;
  const svg = [
    ...labelLines.map((line, i) => chartText(line, 0, y + 15 + i * 19, { size, weight: 600 })),
    ...noteLines.map((line, i) => chartText(line, 0, noteTop + i * 17, { size: 13.5, opacity: 0.78 })),
  ];
  return { svg: svg.join(''), height: labelLines.length * 19 + noteLines.length * 17 + 4 };
}
