import { runInNewContext } from 'node:vm';
import { barChart } from '../../scenes/charts/bar-chart';
import type { ChartOptions } from '../../scenes/charts/chart-rows';
import { lineChart } from '../../scenes/charts/line-chart';
import { rangeChart } from '../../scenes/charts/range-chart';
import { waterfallChart } from '../../scenes/charts/waterfall-chart';

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

type Draw = (options: never) => string;

/** The figures of a text that are drawn, by their element. */
const charts: Readonly<Record<string, Draw>> = {
  BarFigure: barChart,
  LineFigure: lineChart,
  RangeFigure: rangeChart,
  WaterfallFigure: waterfallChart,
};

/**
 * Draws the charts of a text while it is compiled: a figure gets its drawing for a phone and for a wide column as the
 * attributes `narrow` and `wide`, so that the text brings them along and no page needs what draws them.
 */
export function drawnCharts() {
  return (tree: MdxNode) => visit(tree);
}

function visit(node: MdxNode): void {
  const chart = charts[node.name ?? ''];
  if (chart && node.attributes) node.attributes.push(...drawn(chart, node.attributes));
  node.children?.forEach(visit);
}

function drawn(chart: Draw, attributes: readonly MdxAttribute[]): MdxAttribute[] {
  const data = Object.fromEntries(attributes.map(({ name = '', value }) => [name, read(value)]));
  const drawing = (name: string, options: ChartOptions): MdxAttribute => ({
    type: 'mdxJsxAttribute',
    name,
    value: chart({ ...data, ...options } as never),
  });
  return [drawing('narrow', { wide: false }), drawing('wide', { wide: true })];
}

/** An attribute as the compiled text will have it: our own content, so it is simply evaluated. */
function read(value: MdxAttribute['value']): unknown {
  return typeof value === 'object' && value !== null ? runInNewContext(`(${value.value})`) : (value ?? true);
}
