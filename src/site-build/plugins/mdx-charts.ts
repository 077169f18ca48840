import { relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { z } from 'zod';
import {
  barSchema,
  type ChartDrawings,
  lineSchema,
  rangeSchema,
  waterfallSchema,
} from '../../content/chart-data';
import { parseFields } from '../../content/schemas';
import { rootDir } from '../../node/paths';
import { barChart } from '../../scenes/charts/bar-chart';
import type { ChartLayout } from '../../scenes/charts/chart-rows';
import { lineChart } from '../../scenes/charts/line-chart';
import { rangeChart } from '../../scenes/charts/range-chart';
import { waterfallChart } from '../../scenes/charts/waterfall-chart';

/**
 * The charts that an article may use, by the name of their element. Each function draws the chart that the element's attributes
 * describe. It throws an error that names `errorPrefix` and each wrong, missing or unknown attribute.
 */
const chartKinds: Readonly<Record<string, (errorPrefix: string, attributes: unknown) => ChartDrawings>> = {
  BarChart: chartKind(barSchema, barChart),
  LineChart: chartKind(lineSchema, lineChart),
  RangeChart: chartKind(rangeSchema, rangeChart),
  WaterfallChart: chartKind(waterfallSchema, waterfallChart),
};

function chartKind<Data>(schema: z.ZodType<Data>, draw: (data: Data, layout: ChartLayout) => string) {
  return (errorPrefix: string, attributes: unknown): ChartDrawings => {
    const data = parseFields(schema, errorPrefix, attributes);
    return { narrow: draw(data, 'narrow'), wide: draw(data, 'wide') };
  };
}

/** The parts of an MDX syntax tree that this plugin reads. */
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

/**
 * Returns a remark transform that draws an article's charts during compilation, so no page loads drawing code.
 * - It gives each element of `chartKinds` two attributes with its SVG: `narrow` for phones, `wide` for wide columns.
 * - It throws if a chart's attribute is wrong, missing or unknown, and for an element `…Chart` that is not in `chartKinds`.
 */
export function remarkCharts() {
  return (tree: MdxNode, file: { path: string }) => visit(tree, relative(rootDir, file.path));
}

function visit({ name, attributes, children = [] }: MdxNode, file: string): void {
  const drawChart = chartKinds[name ?? ''];
  if (!drawChart && name?.endsWith('Chart'))
    throw new Error(`${file}: mdx-charts.ts has no drawing for ${name}`);
  if (drawChart && attributes) {
    const data = Object.fromEntries(attributes.map((each) => [each.name ?? '{...}', read(each.value)]));
    for (const [key, value] of Object.entries(drawChart(`${file}: ${name}`, data)))
      attributes.push({ type: 'mdxJsxAttribute', name: key, value });
  }
  for (const child of children) visit(child, file);
}

/** Returns the value of an attribute. It evaluates expressions unchecked, because articles are our own files. */
function read(value: MdxAttribute['value']): unknown {
  return typeof value === 'object' && value !== null ? runInNewContext(`(${value.value})`) : (value ?? true);
}
