import { expect, test } from 'vitest';
import { revenueShareBill } from '../../../src/domain/revenue-share';

const terms = { feeRupees: 4000, sharePercent: 10 };

test('the bill is the fee plus the share of the revenue over the baseline', () => {
  expect(revenueShareBill({ baselineRupees: 1_560_000, revenueRupees: 1_722_000 }, terms)).toEqual({
    growth: 162_000,
    share: 16_200,
    bill: 20_200,
    kept: 141_800,
  });
});

test.each([1_560_000, 1_400_000, 0])(
  'a month of %i rupees, which is not over the baseline, has no share',
  (revenueRupees) => {
    expect(revenueShareBill({ baselineRupees: 1_560_000, revenueRupees }, terms)).toEqual({
      growth: 0,
      share: 0,
      bill: 4000,
      kept: -4000,
    });
  },
);

test('the bill and the kept part add up to the growth under all terms', () => {
  for (const sharePercent of [0, 7.5, 10, 100]) {
    const { growth, bill, kept } = revenueShareBill(
      { baselineRupees: 500_000, revenueRupees: 620_000 },
      { feeRupees: 25_000, sharePercent },
    );
    expect(bill + kept).toBe(growth);
  }
});

test('more growth never leaves the hotel with less', () => {
  const kept = [0, 10_000, 50_000, 400_000].map(
    (more) => revenueShareBill({ baselineRupees: 100_000, revenueRupees: 100_000 + more }, terms).kept,
  );
  expect(kept).toEqual([...kept].sort((a, b) => a - b));
});
