import type { z } from 'zod';
import { barData, lineData, rangeData, waterfallData } from '../../content/chart-data';
import { readFields } from '../../content/front-matter';
import { barChart } from '../../scenes/charts/bar-chart';
import { lineChart } from '../../scenes/charts/line-chart';
import { rangeChart } from '../../scenes/charts/range-chart';
import { waterfallChart } from '../../scenes/charts/waterfall-chart';

/** Draws a chart, for a phone or for a wide column. */
type Draw = (wide: boolean) => string;

/** The charts that an article may use, by the name of their element. */
export const chartKinds: Readonly<Record<string, (place: string, attributes: unknown) => Draw>> = {
  BarFigure: chartKind(barData, barChart),
  LineFigure: chartKind(lineData, lineChart),
  RangeFigure: chartKind(rangeData, rangeChart),
  WaterfallFigure: chartKind(waterfallData, waterfallChart),
};

/**
 * Returns a function that reads the attributes of a chart's element and returns what draws the chart. It throws an error
 * that names `place` and each wrong, missing or unknown attribute.
 */
function chartKind<Data>(schema: z.ZodType<Data>, draw: (data: Data, wide: boolean) => string) {
  return (place: string, attributes: unknown): Draw => {
    const data = readFields(schema, place, attributes);
    return (wide) => draw(data, wide);
  };
}
