import { relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { rootDir } from '../paths';
import { chartKinds } from './chart-kinds';

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
 * A remark plugin: returns a function that draws the charts of an article when the article is compiled. The function adds the
 * SVG to each element of `chartKinds` as the attributes `narrow` and `wide`, so no page loads drawing code. Other elements stay
 * as they are. The function throws if an attribute of a chart is wrong, missing or unknown.
 */
export function drawnCharts() {
  return (tree: MdxNode, file: { path: string }) => visit(tree, relative(rootDir, file.path));
}

function visit({ name, attributes, children = [] }: MdxNode, file: string): void {
  const readChart = chartKinds[name ?? ''];
  if (readChart && attributes) {
    const data = Object.fromEntries(attributes.map((each) => [each.name ?? '{...}', read(each.value)]));
    const draw = readChart(`${file}: ${name}`, data);
    for (const [key, wide] of Object.entries({ narrow: false, wide: true }))
      attributes.push({ type: 'mdxJsxAttribute', name: key, value: draw(wide) });
  }
  for (const child of children) visit(child, file);
}

/** The value of an attribute. Articles are our own files, so an expression is evaluated as it is. */
function read(value: MdxAttribute['value']): unknown {
  return typeof value === 'object' && value !== null ? runInNewContext(`(${value.value})`) : (value ?? true);
}
