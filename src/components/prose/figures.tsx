import type { BarData, LineData, RangeData, WaterfallData } from '../../site-build/plugins/chart-kinds';
import { type Drawings, DrawnFigure } from './drawn-figure';
import { useProseWords } from './words';

/** Amounts side by side. */
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

/** Changes along a row of named points. The table shows a dash for a value that is not known. */
export function LineFigure({ xLabel, x, series, ...figure }: LineData & Drawings) {
  const rows = x.map((label, i) => ({
    label,
    numbers: series.map(({ values }) => values[i] ?? Number.NaN),
  }));
  return <DrawnFigure {...figure} heads={[xLabel, ...series.map(({ name }) => name)]} rows={rows} />;
}

/** The least and the greatest value that each source gives, and its evidence. */
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

/** A sum in steps, and the rest. */
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
