import type { BarRow } from '../../scenes/charts/bar-chart';
import type { LineSeries } from '../../scenes/charts/line-key';
import type { RangeRow } from '../../scenes/charts/range-chart';
import type { WaterfallStep } from '../../scenes/charts/waterfall-chart';
import { DrawnFigure, type FigureProps } from './drawn-figure';
import { useProseWords } from './words';

interface BarFigureProps extends FigureProps {
  rows: readonly BarRow[];
}

/** Amounts side by side. */
export function BarFigure({ rows, ...figure }: BarFigureProps) {
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

interface LineFigureProps extends FigureProps {
  xLabel: string;
  x: readonly string[];
  series: readonly LineSeries[];
}

/** How something moves along a row of named points. A value that is not known is a dash. */
export function LineFigure({ xLabel, x, series, ...figure }: LineFigureProps) {
  const rows = x.map((label, i) => ({
    label,
    numbers: series.map(({ values }) => values[i] ?? Number.NaN),
  }));
  return <DrawnFigure {...figure} heads={[xLabel, ...series.map(({ name }) => name)]} rows={rows} />;
}

interface RangeFigureProps extends FigureProps {
  rows: readonly RangeRow[];
}

/** What several sources say, from the least to the most, and how sure each is. */
export function RangeFigure({ rows, ...figure }: RangeFigureProps) {
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

interface WaterfallFigureProps extends FigureProps {
  steps: readonly WaterfallStep[];
  /** Names what is left. */
  endLabel: string;
}

/** A sum taken apart, step by step, to what is left. */
export function WaterfallFigure({ steps, endLabel, ...figure }: WaterfallFigureProps) {
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
