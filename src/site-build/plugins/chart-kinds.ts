import type { z } from 'zod';
import { barData, lineData, rangeData, waterfallData } from '../../content/chart-data';
import { readFields } from '../../content/front-matter';
import { barChart } from '../../scenes/charts/bar-chart';
import { lineChart } from '../../scenes/charts/line-chart';
import { rangeChart } from '../../scenes/charts/range-chart';
import { waterfallChart } from '../../scenes/charts/waterfall-chart';

/** Returns a chart as SVG, for a wide column or for a phone. */
type Draw = (wide: boolean) => string;

/**
 * The charts that an article may use, by the name of their element. Each function reads the element's attributes and returns
 * what draws the chart. It throws an error that names `place` and each wrong, missing or unknown attribute.
 */
export const chartKinds: Readonly<Record<string, (place: string, attributes: unknown) => Draw>> = {
  BarFigure: chartKind(barData, barChart),
  LineFigure: chartKind(lineData, lineChart),
  RangeFigure: chartKind(rangeData, rangeChart),
  WaterfallFigure: chartKind(waterfallData, waterfallChart),
};

function chartKind<Data>(schema: z.ZodType<Data>, draw: (data: Data, wide: boolean) => string) {
  return (place: string, attributes: unknown): Draw => {
    const data = readFields(schema, place, attributes);
    return (wide) => draw(data, wide);
  };
}
