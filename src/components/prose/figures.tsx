import type { BarData, LineData, RangeData, WaterfallData } from '../../content/chart-data';
import { type Drawings, DrawnFigure } from './drawn-figure';
import { useProseWords } from './words';

/** Shows a bar chart. A button opens its table: label, value, notes if any. Throws outside a `ProseWordsContext`. */
export function BarFigure({ rows, ...figure }: BarData & Drawings) {
  const { columns } = useProseWords();
  return (
    <DrawnFigure
      {...figure}
      heads={[columns.item, columns.value]}
      wordsHead={rows.some(({ note }) => note) ? columns.note : undefined}
      rows={rows.map(({ label, value, note }) => ({ label, numbers: [value], words: note }))}
    />
  );
}

/** Shows a line chart. A button opens its table: a row per `x`, – for null. Throws outside a `ProseWordsContext`. */
export function LineFigure({ xLabel, x, series, ...figure }: LineData & Drawings) {
  const rows = x.map((label, i) => ({ label, numbers: series.map(({ values }) => values[i] ?? Number.NaN) }));
  return <DrawnFigure {...figure} heads={[xLabel, ...series.map(({ name }) => name)]} rows={rows} />;
}

/** Shows a range chart. A button opens its table: label, from, to, `kind`. Throws outside a `ProseWordsContext`. */
export function RangeFigure({ rows, ...figure }: RangeData & Drawings) {
  const { columns } = useProseWords();
  return (
    <DrawnFigure
      {...figure}
      heads={[columns.item, columns.from, columns.to]}
      wordsHead={columns.evidence}
      rows={rows.map(({ label, from, to, kind }) => ({ label, numbers: [from, to], words: kind }))}
    />
  );
}

/** Shows a waterfall chart. A button opens its table: steps, then their sum. Throws outside a `ProseWordsContext`. */
export function WaterfallFigure({ steps, endLabel, ...figure }: WaterfallData & Drawings) {
  const rest = { label: endLabel, value: steps.reduce((sum, { value }) => sum + value, 0) };
  return <BarFigure {...figure} rows={[...steps, rest]} />;
}
