import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIndianNumber } from '../../../src/helpers/format-indian-number';

test.each([
  [0, 0, '0'],
  [-0.4, 0, '0'],
  [0.5, 0, '1'],
  [-0.5, 0, '−1'],
  [999, 0, '999'],
  [1000, 0, '1,000'],
  [99_999, 0, '99,999'],
  [100_000, 0, '1,00,000'],
  [7_665_000, 0, '76,65,000'],
  [1.005, 2, '1.01'],
  [2555.5, 1, '2,555.5'],
  [4_184_908_196_359.8247, 2, '41,84,90,81,96,359.82'],
  [1e-9, 2, '0'],
  [1e13 + 0.5, 2, '1,00,00,00,00,00,001'],
  [1e15, 2, '1,00,00,00,00,00,00,000'],
])('%d with at most %d decimals is %s', (value, decimals, text) => {
  expect(formatIndianNumber(value, decimals)).toBe(text);
});

test('the text equals that of Intl.NumberFormat for en-IN, with a true minus', () => {
  const decimals = fc.constantFrom(0, 1, 2);
  const sums = fc.double({ min: -1e13, max: 1e13, maxExcluded: true, minExcluded: true, noNaN: true });
  const prices = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((paise) => paise / 1000);
  fc.assert(
    fc.property(fc.oneof(sums, prices), decimals, (value, most) => {
      const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: most });
      expect(formatIndianNumber(value, most)).toBe(
        format.format(value).replace(/^-0$/, '0').replace('-', '−'),
      );
    }),
    { numRuns: 2000 },
  );
});

test('NaN and Infinity throw a RangeError', () => {
  expect(() => formatIndianNumber(Number.NaN)).toThrow(RangeError);
  expect(() => formatIndianNumber(Number.POSITIVE_INFINITY, 2)).toThrow(RangeError);
});
