import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupConsecutiveMonths } from '../../../../src/domain/calculator/group-consecutive-months';
import { DEFAULT_PANELS } from '../../../../src/domain/calculator/panel-input';
import { type MonthlyCosts, yearAfterCosts } from '../../../../src/domain/calculator/year-after-costs';
import { SEASONS, yearByMonths } from '../../../../src/domain/calculator/year-by-months';
import { EXAMPLE_COSTS, EXAMPLE_HOTEL, EXAMPLE_SEASON_PLAN, monsoonQuiet } from './example-year';

function example(costs: Partial<MonthlyCosts> = {}, plan = EXAMPLE_SEASON_PLAN, operatingDays = 365) {
  return yearAfterCosts({ ...EXAMPLE_HOTEL, operatingDays }, { ...plan, ...EXAMPLE_COSTS, ...costs });
}

test('the example: a sold night leaves ₹1,820, ₹2,228 or ₹1,276', () => {
  const { months } = example();
  expect([months[0], months[3], months[5]].map((month) => month?.marginPerSoldNight)).toEqual([
    expect.closeTo(1820, 6),
    expect.closeTo(2228, 6),
    expect.closeTo(1276, 6),
  ]);
});

test('the example: June needs 56.6% and loses ₹1,45,160, July needs 54.8% and loses ₹1,41,332', () => {
  const [june, july] = example().months.slice(5, 7);
  expect(june?.breakEvenOccupancy).toBeCloseTo(56.6, 1);
  expect(june?.profit).toBeCloseTo(-145_160, 4);
  expect(july?.breakEvenOccupancy).toBeCloseTo(54.8, 1);
  expect(july?.profit).toBeCloseTo(-141_332, 4);
});

test('the example: four months lose, ₹5,72,984 before June, closing must save ₹4,67,016, break-even at 37.6%', () => {
  const result = example();
  expect(result.losingMonths).toEqual([5, 6, 7, 8]);
  expect(result.reserve).toEqual({ rupees: expect.closeTo(572_984, 4), firstMonth: 5 });
  expect(result.closingAdvice).toEqual({ mustSave: expect.closeTo(467_016, 4) });
  expect(result.breakEvenOccupancy).toBeCloseTo(37.55, 2);
  expect(result.profit).toBeCloseTo(1_416_475, 0);
});

test('December and January are neighbours', () => {
  const plan = monsoonQuiet(10, 0);
  const seasons = plan.seasons.map((_, i) => ([0, 1, 5, 11].includes(i) ? 'quiet' : 'ordinary'));
  const result = example({}, { ...plan, seasons });
  expect(result.losingMonths).toEqual([0, 1, 5, 11]);
  expect(result.reserve?.firstMonth).toBe(11);
  expect(groupConsecutiveMonths(result.losingMonths)).toEqual([[5], [11, 0, 1]]);
});

test('if every month loses money, nothing can be set aside', () => {
  const result = example({ fixedCosts: 10_000_000 });
  expect(result.losingMonths).toHaveLength(12);
  expect(result.reserve).toBeNull();
  expect(groupConsecutiveMonths(result.losingMonths)).toEqual([result.losingMonths]);
});

test('if only closed months lose money, there is no statement about closing', () => {
  const seasons = EXAMPLE_SEASON_PLAN.seasons.map((season) => (season === 'quiet' ? 'closed' : season));
  expect(example({}, { ...EXAMPLE_SEASON_PLAN, seasons }).closingAdvice).toBeNull();
});

test('if a sold night costs more than it earns, there is no occupancy at which a month breaks even', () => {
  const result = example({ nightCost: 5000 });
  expect(result.months[5]).toMatchObject({ breakEvenOccupancy: null, lossWhenFull: null });
  expect(result.closingAdvice).toBe('costs-more');
  expect(result.breakEvenOccupancy).toBeNull();
});

test('whether closing saves money is decided from the sold nights of all losing months together', () => {
  const result = example({ nightCost: 2650, bookingCostPercent: 14.5, fixedCosts: 30_000 });
  const nightsOf = result.losingMonths.map((month) => result.months[month]?.marginPerSoldNight ?? 0);
  expect([Math.min(...nightsOf) < 0, Math.max(...nightsOf) > 0]).toEqual([true, true]);
  expect(result.closingAdvice).toBe('costs-more');
});

test('with fewer operating days than the months have, closing a month saves nothing, because its days move', () => {
  expect(example({}, EXAMPLE_SEASON_PLAN, 300).closingAdvice).toBeNull();
});

test('a month that loses money with every night sold gives the size of that loss', () => {
  const june = example({ fixedCosts: 600_000 }).months[5];
  expect(june?.breakEvenOccupancy).toBeGreaterThan(100);
  expect(june?.lossWhenFull).toBeCloseTo(600_000 - 360 * 1276, 4);
  expect(example().months[5]?.lossWhenFull).toBeNull();
});

test('a figure that is too large to count is null, not NaN', () => {
  const result = example({ fixedCosts: 1e300 });
  expect(result.months[5]).toMatchObject({ profit: null, isLoss: false });
  expect(result).toMatchObject({ profit: null, reserve: null });
});

test('the months add up to what the year leaves, and a loss is below 0', () => {
  const anySeasons = fc.array(fc.constantFrom(...SEASONS), { minLength: 12, maxLength: 12 });
  const rupees = fc.integer({ min: 0, max: 3_000_000 });
  fc.assert(
    fc.property(
      anySeasons,
      rupees,
      fc.nat(3000),
      fc.nat(100),
      (seasons, fixedCosts, nightCost, bookingCostPercent) => {
        const result = example(
          { fixedCosts, nightCost, bookingCostPercent },
          { ...EXAMPLE_SEASON_PLAN, seasons },
        );
        const sum = result.months.reduce((total, { profit }) => total + (profit ?? Number.NaN), 0);
        expect(result.profit).toBeCloseTo(sum, 3);
        for (const { profit, isLoss } of result.months) expect(isLoss).toBe(Math.round(profit ?? 0) < 0);
      },
    ),
  );
});

test('at its break-even occupancy a month has no profit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (fixedCosts) => {
      const busyOccupancy =
        example({ fixedCosts }, DEFAULT_PANELS).months[0]?.breakEvenOccupancy ?? Number.NaN;
      const seasons = DEFAULT_PANELS.seasons.map(() => 'busy' as const);
      const result = example({ fixedCosts }, { ...DEFAULT_PANELS, seasons, busyOccupancy });
      expect(result.months[0]?.profit).toBeCloseTo(0, 3);
    }),
  );
});

test.each([null, -5])('with fixed costs of %s, the year has no result after costs', (fixedCosts) => {
  const withoutCosts = { breakEvenOccupancy: null, profit: null };
  const byMonths = yearByMonths(EXAMPLE_HOTEL, EXAMPLE_SEASON_PLAN);
  expect(example({ fixedCosts })).toMatchObject({
    ...byMonths,
    ...withoutCosts,
    months: byMonths.months.map((month) => ({
      ...month,
      ...withoutCosts,
      isLoss: false,
      lossWhenFull: null,
    })),
    hasCosts: false,
    losingMonths: [],
    reserve: null,
    closingAdvice: null,
  });
  expect(example().hasCosts).toBe(true);
});

test('an empty cost of a night and empty booking costs count as 0', () => {
  expect(example({ nightCost: null, bookingCostPercent: null })).toEqual(
    example({ nightCost: 0, bookingCostPercent: 0 }),
  );
});
