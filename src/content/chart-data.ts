import { z } from 'zod';
import { anyNumber, listOf, nonBlank, nonBlankList, oneOf } from './schemas';

// The data of each chart that an article may use.

/** Every chart has the words below it, and the unit of its numbers: '₹', '%', a word, or '' for none. */
const commonFields = { caption: nonBlank, unit: z.string('a text') };

export const barSchema = z.strictObject({
  ...commonFields,
  rows: listOf(z.strictObject({ label: nonBlank, value: anyNumber, note: nonBlank.optional() })),
});

export const lineSchema = z
  .strictObject({
    ...commonFields,
    xLabel: nonBlank,
    yLabel: nonBlank,
    x: nonBlankList,
    /** One value for each `x`. A value that is not known is null. */
    series: listOf(z.strictObject({ name: nonBlank, values: listOf(anyNumber.nullable()) })).max(
      3,
      'at most 3',
    ),
  })
  .check(({ value: { x, series }, issues }) => {
    for (const [index, { values: input }] of series.entries()) {
      const message = `a list of ${x.length}, one value for each x`;
      if (input.length !== x.length)
        issues.push({ code: 'custom', path: ['series', index, 'values'], message, input });
    }
  });

export const rangeSchema = z.strictObject({
  ...commonFields,
  /** `evidence` chooses the bar. `note` says in a word or two how good the evidence is. */
  rows: listOf(
    z.strictObject({
      label: nonBlank,
      from: anyNumber,
      to: anyNumber,
      evidence: oneOf(['checked', 'claimed', 'other']),
      note: nonBlank,
    }),
  ),
});

export const waterfallSchema = z.strictObject({
  ...commonFields,
  /** The first step is the start. The others are added to it; a cost is negative. */
  steps: listOf(z.strictObject({ label: nonBlank, value: anyNumber })),
  /** The label of the last row, which is the sum of the steps. */
  endLabel: nonBlank,
});

// The attributes of each chart's element.
export type BarData = z.output<typeof barSchema>;
export type LineData = z.output<typeof lineSchema>;
export type RangeData = z.output<typeof rangeSchema>;
export type WaterfallData = z.output<typeof waterfallSchema>;
