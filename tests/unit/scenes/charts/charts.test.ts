import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barChart } from '../../../../src/scenes/charts/bar-chart';
import { lineChart } from '../../../../src/scenes/charts/line-chart';
import { rangeChart } from '../../../../src/scenes/charts/range-chart';
import { waterfallChart } from '../../../../src/scenes/charts/waterfall-chart';
import { chartNumber } from '../../../../src/scenes/kit/chart-number';
import { drawn } from '../drawn';

const wordsIn = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map((match) => match[1] ?? '');
const night = [
  { label: 'Room rate', value: 4000 },
  { label: 'Commission, 18%', value: -720 },
  { label: 'GST on commission, 18%', value: -129.6 },
];

test('numbers are grouped as in India, with the sign of their unit and a true minus', () => {
  expect(chartNumber(7665000, '₹')).toBe('₹76,65,000');
  expect(chartNumber(-720, '₹')).toBe('−₹720');
  expect(chartNumber(3150.4, '₹')).toBe('₹3,150.40');
  expect(chartNumber(7.1, '%')).toBe('7.1%');
  expect(chartNumber(24, 'rooms')).toBe('24 rooms');
  expect(chartNumber(Number.NaN, '₹')).toBe('–');
});

test('what is left at the end of a waterfall is the sum of its steps, and the only light in it', () => {
  const svg = waterfallChart({ steps: night, unit: '₹', endLabel: 'You keep' });
  expect(wordsIn(svg)).toContain('You keep');
  expect(wordsIn(svg)).toContain('₹3,150.40');
  expect(svg.match(/fill="#FFBE2B"/g)).toHaveLength(1);
});

test('bars are in proportion to their values', () => {
  const svg = barChart({
    rows: [
      { label: 'A', value: 100 },
      { label: 'B', value: 25 },
    ],
    unit: '',
  });
  const ends = [...(/<path fill="#24439B" d="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/H([\d.]+)v/g)].map(
    (m) => Number(m[1]),
  );
  expect(((ends[1] ?? 0) - 1) / ((ends[0] ?? 0) - 1)).toBeCloseTo(0.25, 2);
});

test('how sure a range is can be seen: checked, claimed, or neither', () => {
  const range = (kind: string) => rangeChart({ rows: [{ label: 'A', from: 3, to: 6, kind }], unit: '%' });
  expect(range('verified')).toContain('#14653A');
  expect(range('unverified')).not.toContain('#14653A');
  expect(range('company-reported')).toContain('stroke-dasharray="4 3"');
  expect(wordsIn(range('rule of thumb'))).toEqual(['A', 'rule of thumb', '3–6%']);
});

test('a line breaks where a value is not known', () => {
  const svg = lineChart({
    x: ['1', '2', '3', '4', '5'],
    series: [{ name: 'A', values: [1, 2, null, 4, 5] }],
    xLabel: 'Day',
    yLabel: 'Rooms',
    unit: '',
  });
  const path = /stroke="#24439B" stroke-width="3" d="(M[^"]*L[^"]*M[^"]*)"/.exec(svg)?.[1];
  expect(path?.match(/M/g)).toHaveLength(2);
});

test('two lines differ by more than their colour', () => {
  const svg = lineChart({
    x: ['1', '2'],
    series: [
      { name: 'This year', values: [1, 2] },
      { name: 'Last year', values: [2, 3] },
    ],
    xLabel: 'Day',
    yLabel: 'Rooms',
    unit: '',
  });
  expect(svg).toContain('stroke-dasharray="7 5"');
  expect(wordsIn(svg)).toEqual(expect.arrayContaining(['This year', 'Last year', 'Day', 'Rooms']));
});

test('no letter in a chart is smaller than 13 px at the width it is drawn for', () => {
  for (const wide of [false, true]) {
    const sizes = [
      waterfallChart({ steps: night, unit: '₹', endLabel: 'Net', wide }),
      barChart({ rows: night, unit: '₹', wide }),
    ]
      .join('')
      .matchAll(/font-size="([\d.]+)"/g);
    for (const [, size] of sizes) expect(Number(size)).toBeGreaterThanOrEqual(13);
  }
});

test('no data makes a chart impossible to draw', () => {
  const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -1));
  const words = fc.string({ unit: 'binary', maxLength: 40 });
  const rows = fc.array(fc.record({ label: words, value: number, from: number, to: number, kind: words }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(rows, words, fc.boolean(), (data, unit, wide) => {
      const values = data.map(({ value }) => value);
      const charts = [
        barChart({ rows: data, unit, wide }),
        rangeChart({ rows: data, unit, wide }),
        waterfallChart({ steps: data, unit, endLabel: 'Net', wide }),
        lineChart({
          x: data.map(({ label }) => label),
          series: [{ name: unit, values }],
          xLabel: unit,
          yLabel: unit,
          unit,
          wide,
        }),
      ];
      for (const svg of charts) {
        expect(svg.replace(/<text .*?<\/text>/g, '')).not.toMatch(/NaN|undefined|Infinity|e[-+]\d/);
        expect(drawn(svg).height).toBeGreaterThan(0);
      }
    }),
    { numRuns: 30 },
  );
});
