import { relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { amount, listOf, readFields, text, texts } from '../../content/front-matter';
import { barChart } from '../../scenes/charts/bar-chart';
import type { ChartOptions } from '../../scenes/charts/chart-rows';
import { lineChart } from '../../scenes/charts/line-chart';
import { rangeChart } from '../../scenes/charts/range-chart';
import { waterfallChart } from '../../scenes/charts/waterfall-chart';
import { rootDir } from '../paths';

/** What of a syntax tree of MDX concerns us. */
interface MdxNode {
  type: string;
  name?: string | null;
  attributes?: MdxAttribute[];
  children?: MdxNode[];
}

interface MdxAttribute {
  type: string;
  name?: string;
  /** A text, or the source of an expression. */
  value?: string | null | { value: string };
}

/** What every figure has: the words under it, and '₹', '%', a word, or '' for a bare number. */
const figure = { caption: text, unit: z.string('a text') };

/** The figures of a text that are drawn, by their element. */
const charts: Readonly<Record<string, Chart>> = {
  BarFigure: chart(
    { ...figure, rows: listOf(z.strictObject({ label: text, value: amount, note: text.optional() })) },
    barChart,
  ),
  LineFigure: chart(
    {
      ...figure,
      xLabel: text,
      yLabel: text,
      x: texts,
      series: listOf(z.strictObject({ name: text, values: listOf(amount.nullable()) })),
    },
    lineChart,
  ),
  RangeFigure: chart(
    { ...figure, rows: listOf(z.strictObject({ label: text, from: amount, to: amount, kind: text })) },
    rangeChart,
  ),
  WaterfallFigure: chart(
    { ...figure, steps: listOf(z.strictObject({ label: text, value: amount })), endLabel: text },
    waterfallChart,
  ),
};

/** Reads what a text gives a figure, and gives what draws it. Throws, naming `place`, what cannot be drawn. */
type Chart = (place: string, data: unknown) => (options: ChartOptions) => string;

function chart<Shape extends z.ZodRawShape>(
  shape: Shape,
  draw: (data: z.output<z.ZodObject<Shape>> & ChartOptions) => string,
): Chart {
  const schema = z.strictObject(shape);
  return (place, data) => {
    const read = readFields(schema, place, data);
    return (options) => draw({ ...read, ...options });
  };
}

/**
 * Draws the charts of a text while it is compiled: a figure gets its drawing for a phone and for a wide column as the
 * attributes `narrow` and `wide`, so that the text brings them along and no page needs what draws them.
 */
export function drawnCharts() {
  return (tree: MdxNode, file: { path: string }) => visit(tree, relative(rootDir, file.path));
}

function visit(node: MdxNode, file: string): void {
  const { name, attributes } = node;
  const readData = charts[name ?? ''];
  if (readData && attributes) {
    const data = Object.fromEntries(attributes.map((each) => [each.name ?? '{...}', read(each.value)]));
    const draw = readData(`${file}: ${name}`, data);
    const drawing = (key: string, options: ChartOptions): MdxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: draw(options),
    });
    attributes.push(drawing('narrow', { wide: false }), drawing('wide', { wide: true }));
  }
  for (const child of node.children ?? []) visit(child, file);
}

/** An attribute as the compiled text will have it: our own content, so it is simply evaluated. */
function read(value: MdxAttribute['value']): unknown {
  return typeof value === 'object' && value !== null ? runInNewContext(`(${value.value})`) : (value ?? true);
}
