import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barChart } from '../../../../src/scenes/charts/bar-chart';
import { lineChart } from '../../../../src/scenes/charts/line-chart';
import { rangeChart } from '../../../../src/scenes/charts/range-chart';
import { waterfallChart } from '../../../../src/scenes/charts/waterfall-chart';
import { chartNumber } from '../../../../src/scenes/kit/chart-number';
import { lit } from '../../../../src/theme/palette';
import { anyCharacter } from '../any-character';
import { drawn } from '../drawn';

const wordsIn = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map((match) => match[1] ?? '');
const PLAIN = { caption: '', unit: '' };
const RUPEES = { caption: '', unit: '₹' };
const NIGHT = [
  { label: 'Room rate', value: 4000 },
  { label: 'Commission, 18%', value: -720 },
  { label: 'GST on commission, 18%', value: -129.6 },
];

test('numbers are grouped as in India, with the sign of their unit and a true minus', () => {
  expect(chartNumber(7665000, '₹')).toBe('₹76,65,000');
  expect(chartNumber(-720, '₹')).toBe('−₹720');
  expect(chartNumber(-0.001, '₹')).toBe('₹0');
  expect(chartNumber(3150.4, '₹')).toBe('₹3,150.40');
  expect(chartNumber(7.1, '%')).toBe('7.1%');
  expect(chartNumber(24, 'rooms')).toBe('24 rooms');
});

test('the rest of a waterfall is the sum of its steps, and its only lit bar', () => {
  const svg = waterfallChart({ ...RUPEES, steps: NIGHT, endLabel: 'You keep' }, 'narrow');
  expect(wordsIn(svg)).toContain('You keep');
  expect(wordsIn(svg)).toContain('₹3,150.40');
  // One colour between two parts of the text.
  expect(svg.split(`fill="${lit}"`)).toHaveLength(2);
});

test('bars are in proportion to their values', () => {
  const rows = [
    { label: 'A', value: 100 },
    { label: 'B', value: 25 },
  ];
  const path = /<path fill="#24439B" d="([^"]*)"/.exec(barChart({ ...PLAIN, rows }, 'narrow'))?.[1] ?? '';
  const [first = 0, second = 0] = [...path.matchAll(/H([\d.]+)v/g)].map((match) => Number(match[1]));
  expect((second - 1) / (first - 1)).toBeCloseTo(0.25, 2);
});

test('a range shows its evidence: checked, claimed, or neither', () => {
  const range = (evidence: 'checked' | 'claimed' | 'other') =>
    rangeChart(
      { ...PLAIN, unit: '%', rows: [{ label: 'A', from: 3, to: 6, evidence, note: 'seen' }] },
      'narrow',
    );
  expect(range('checked')).toContain('#14653A');
  expect(range('claimed')).toContain('stroke-dasharray="4 3"');
  for (const mark of ['#14653A', 'stroke-dasharray']) expect(range('other')).not.toContain(mark);
  expect(wordsIn(range('other'))).toEqual(['A', 'seen', '3–6%']);
});

test('a line breaks where a value is not known', () => {
  const series = [{ name: 'A', values: [1, 2, null, 4, 5] }];
  const data = { ...PLAIN, x: ['1', '2', '3', '4', '5'], series, xLabel: 'Day', yLabel: 'Rooms' };
  const svg = lineChart(data, 'narrow');
  const path = /stroke="#24439B" stroke-width="3" d="(M[^"]*L[^"]*M[^"]*)"/.exec(svg)?.[1];
  expect(path?.match(/M/g)).toHaveLength(2);
});

test('a chart of no rows has no negative height, and a chart of NaN is refused', () => {
  expect(barChart({ ...PLAIN, rows: [] }, 'narrow')).toContain('viewBox="0 0 350 0"');
  const series = [{ name: 'A', values: [Number.NaN, 2] }];
  const data = { ...PLAIN, x: ['1', '2'], series, xLabel: 'Day', yLabel: 'Rooms' };
  expect(() => lineChart(data, 'narrow')).toThrow(RangeError);
});

test('two lines differ by more than their colour', () => {
  const series = [
    { name: 'This year', values: [1, 2] },
    { name: 'Last year', values: [2, 3] },
  ];
  const svg = lineChart({ ...PLAIN, x: ['1', '2'], series, xLabel: 'Day', yLabel: 'Rooms' }, 'narrow');
  expect(svg).toContain('stroke-dasharray="7 5"');
  expect(wordsIn(svg)).toEqual(expect.arrayContaining(['This year', 'Last year', 'Day', 'Rooms']));
});

test('no letter in a chart is smaller than 13 px at the width it is drawn for', () => {
  for (const width of ['narrow', 'wide'] as const) {
    const charts = [
      waterfallChart({ ...RUPEES, steps: NIGHT, endLabel: 'Net' }, width),
      barChart({ ...RUPEES, rows: NIGHT }, width),
    ];
    for (const [, size] of charts.join('').matchAll(/font-size="([\d.]+)"/g))
      expect(Number(size)).toBeGreaterThanOrEqual(13);
  }
});

test('every chart can be drawn from any finite numbers and texts', () => {
  const number = fc.oneof(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), fc.constantFrom(0, -1));
  const words = fc.string({ unit: anyCharacter, maxLength: 40 });
  const evidence = fc.constantFrom('checked', 'claimed', 'other');
  const row = fc.record({ label: words, value: number, from: number, to: number, evidence, note: words });
  const rows = fc.array(row, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, words, fc.constantFrom('narrow', 'wide'), (data, unit, width) => {
      const figure = { caption: '', unit };
      const x = data.map(({ label }) => label);
      const series = [{ name: unit, values: data.map(({ value }) => value) }];
      const charts = [
        barChart({ ...figure, rows: data }, width),
        rangeChart({ ...figure, rows: data }, width),
        waterfallChart({ ...figure, steps: data, endLabel: 'Net' }, width),
        lineChart({ ...figure, x, series, xLabel: unit, yLabel: unit }, width),
      ];
      for (const svg of charts) {
        expect(svg.replace(/<text .*?<\/text>/g, '')).not.toMatch(/NaN|undefined|Infinity|e[-+]\d/);
        expect(drawn(svg).height).toBeGreaterThan(0);
      }
    }),
    { numRuns: 15 },
  );
});
