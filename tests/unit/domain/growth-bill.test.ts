import { expect, test } from 'vitest';
import { growthBill } from '../../../src/domain/growth-bill';

test('390 nights at 4,000 become 410 at 4,200: ten percent of the growth and the fee are the bill', () => {
  expect(growthBill({ nights: 390, rate: 4000 }, { nights: 410, rate: 4200 }, 10, 5000)).toEqual({
    baseline: 1_560_000,
    revenue: 1_722_000,
    growth: 162_000,
    share: 16_200,
    bill: 21_200,
    kept: 140_800,
  });
});
