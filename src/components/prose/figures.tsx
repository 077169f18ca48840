import type { BarData, LineData, RangeData, WaterfallData } from '../../content/chart-data';
import { type Drawings, DrawnFigure } from './drawn-figure';
import { useProseWords } from './words';

// All of them throw if no `ProseWordsContext` is around them. The build draws their charts; they add the table.

/** Shows the bar chart of amounts, and a table with a row per amount. It has a column of notes only if a row has a note. */
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

/** Shows the line chart of series over the names in `x`, and a table with a row per name. An unknown value (null) is a dash. */
export function LineFigure({ xLabel, x, series, ...figure }: LineData & Drawings) {
  const rows = x.map((label, i) => ({ label, numbers: series.map(({ values }) => values[i] ?? Number.NaN) }));
  return <DrawnFigure {...figure} heads={[xLabel, ...series.map(({ name }) => name)]} rows={rows} />;
}

/** Shows the chart of ranges, and a table with a row per range: label, `from`, `to`, and the evidence (`kind`) as written. */
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

/** Shows the chart of amounts that add up, and a table with a row per amount and a last row, `endLabel`, with their sum. */
export function WaterfallFigure({ steps, endLabel, ...figure }: WaterfallData & Drawings) {
  const { columns } = useProseWords();
  const rest = { label: endLabel, value: steps.reduce((sum, { value }) => sum + value, 0) };
  return (
    <DrawnFigure
      {...figure}
      heads={[columns.item, columns.value]}
      rows={[...steps, rest].map(({ label, value }) => ({ label, numbers: [value] }))}
    />
  );
}
