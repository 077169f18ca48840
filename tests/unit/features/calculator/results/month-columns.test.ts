import { expect, test } from 'vitest';
import { formatProfit } from '../../../../../src/features/calculator/results/month-columns';

test.each([
  [90_000, '₹90,000'],
  [0.5, '₹1'],
  [-0.4, '₹0'],
  [-0.5, '−₹1, loss'],
  [-145_160, '−₹1,45,160, loss'],
  [null, '—'],
  [Number.NaN, '—'],
  [Number.POSITIVE_INFINITY, '—'],
])('a profit of %d rupees is shown as %s', (rupees, text) => {
  expect(formatProfit(rupees)).toBe(text);
});
