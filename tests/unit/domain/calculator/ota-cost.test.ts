import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageBookingCostPercent, otaCost } from '../../../../src/domain/calculator/ota-cost';

const TERMS = { otaShare: 60, commission: 18, gst: 18, directCost: 4.5, movedShare: 10 };

test('at 18 percent commission and 18 percent GST on it, 78.76 of every 100 reach the bank', () => {
  const { perHundredRupees } = otaCost(7_665_000, TERMS);
  expect(perHundredRupees.net).toBeCloseTo(78.76, 10);
  expect(perHundredRupees.commission).toBe(18);
  expect(perHundredRupees.gst).toBeCloseTo(3.24, 10);
});

test('with 60 percent of 76,65,000 on OTAs, the OTAs keep 9,76,827.60 a year', () => {
  expect(otaCost(7_665_000, TERMS).annualCost).toBeCloseTo(976_827.6, 4);
});

test('60 percent of nights at 21.24 percent and 40 percent at 4.5 cost 14.5 percent to book', () => {
  expect(averageBookingCostPercent(TERMS)).toBe(14.5);
});

test('moving a tenth to direct booking saves 1,28,312.10 a year', () => {
  expect(otaCost(7_665_000, TERMS).saving).toBeCloseTo(128_312.1, 4);
});

test('if direct booking costs more than the OTA, moving nights costs money', () => {
  expect(otaCost(100_000, { ...TERMS, directCost: 30 }).saving).toBeLessThan(0);
});

test('an unknown or too large revenue gives null', () => {
  expect(otaCost(null, TERMS)).toMatchObject({ annualCost: null, saving: null });
  expect(otaCost(1e300, TERMS)).toMatchObject({ annualCost: null, saving: null });
});

test('net, commission and GST always add up to 100', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(percent, percent, (commission, gst) => {
      const { perHundredRupees } = otaCost(1, { ...TERMS, commission, gst });
      expect(perHundredRupees.net + perHundredRupees.commission + perHundredRupees.gst).toBeCloseTo(100, 9);
    }),
  );
});
