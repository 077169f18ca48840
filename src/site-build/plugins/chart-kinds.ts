import { z } from 'zod';
import { amount, listOf, readFields, text, texts } from '../../content/front-matter';
import { barChart } from '../../scenes/charts/bar-chart';
import { lineChart } from '../../scenes/charts/line-chart';
import { rangeChart } from '../../scenes/charts/range-chart';
import { waterfallChart } from '../../scenes/charts/waterfall-chart';

/** Every chart has the words below it, and the unit of its numbers: '₹', '%', a word, or '' for none. */
const figure = { caption: text, unit: z.string('a text') };

const bar = z.strictObject({
  ...figure,
  rows: listOf(z.strictObject({ label: text, value: amount, note: text.optional() })),
});

const line = z.strictObject({
  ...figure,
  xLabel: text,
  yLabel: text,
  x: texts,
  /** One value for each x; null where it is not known. */
  series: listOf(z.strictObject({ name: text, values: listOf(amount.nullable()) })),
});

const range = z.strictObject({
  ...figure,
  /** `kind` says how good the evidence is, in a word or two. */
  rows: listOf(z.strictObject({ label: text, from: amount, to: amount, kind: text })),
});

const waterfall = z.strictObject({
  ...figure,
  /** The first step is the start. The others are added to it; a cost is negative. */
  steps: listOf(z.strictObject({ label: text, value: amount })),
  /** The name of the rest. */
  endLabel: text,
});

// The attributes of each chart's element.
export type BarData = z.output<typeof bar>;
export type LineData = z.output<typeof line>;
export type RangeData = z.output<typeof range>;
export type WaterfallData = z.output<typeof waterfall>;

/** Returns a chart as SVG, for a wide column or for a phone. */
type Draw = (wide: boolean) => string;

/**
 * The charts that an article may use, by the name of their element. Each function reads the element's attributes and returns
 * what draws the chart. It throws an error that names `place` and each wrong, missing or unknown attribute.
 */
export const chartKinds: Readonly<Record<string, (place: string, attributes: unknown) => Draw>> = {
  BarFigure: chartKind(bar, barChart),
  LineFigure: chartKind(line, lineChart),
  RangeFigure: chartKind(range, rangeChart),
  WaterfallFigure: chartKind(waterfall, waterfallChart),
};

function chartKind<Data>(schema: z.ZodType<Data>, draw: (data: Data, wide: boolean) => string) {
  return (place: string, attributes: unknown): Draw => {
    const data = readFields(schema, place, attributes);
    return (wide) => draw(data, wide);
  };
}
