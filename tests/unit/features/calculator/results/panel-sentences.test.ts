import { expect, test } from 'vitest';
import {
  calculatorMonthsCopy,
  losingMonthsCopy as copy,
} from '../../../../../src/content/copy/calculator/months';
import { monthNames } from '../../../../../src/content/copy/dates';
import { DEFAULT_HOTEL } from '../../../../../src/domain/calculator/hotel-input';
import { DEFAULT_PANELS } from '../../../../../src/domain/calculator/panel-input';
import { projectRevenue } from '../../../../../src/domain/calculator/projection';
import { type MonthlyCosts, yearAfterCosts } from '../../../../../src/domain/calculator/year-after-costs';
import { type SeasonPlan, yearByMonths } from '../../../../../src/domain/calculator/year-by-months';
import {
  losingMonthsSentences,
  yearSentences,
} from '../../../../../src/features/calculator/results/panel-sentences';
import { EXAMPLE_COSTS, EXAMPLE_HOTEL, monsoonQuiet } from '../../../domain/calculator/example-year';

/** The sentences about the example hotel and its costs. Without a plan, no month is marked. */
function losing(costs: Partial<MonthlyCosts>, plan: SeasonPlan = DEFAULT_PANELS, operatingDays = 365) {
  const panelInput = { ...DEFAULT_PANELS, ...plan, ...EXAMPLE_COSTS, ...costs };
  return losingMonthsSentences(yearAfterCosts({ ...EXAMPLE_HOTEL, operatingDays }, panelInput));
}

test('a remark says that quiet months are fuller than busy ones', () => {
  const panelInput = { ...DEFAULT_PANELS, ...monsoonQuiet(80, 0) };
  const year = yearSentences(
    yearByMonths(DEFAULT_HOTEL, panelInput),
    projectRevenue(DEFAULT_HOTEL),
    panelInput,
  );
  expect(year.more).toContain(calculatorMonthsCopy.quietFullerThanBusy);
});

test('with very high fixed costs every month loses money, even full, and nothing can be set aside', () => {
  const { main, more } = losing({ fixedCosts: 20_000_000 });
  expect(main).toEqual([copy.losingMonths([...monthNames.keys()])]);
  expect(more).toContain(copy.lossWhenFull(5, 19_344_800));
});

test('if the result of a month is too large to count, no sentence says that no month loses money', () => {
  expect(losing({ fixedCosts: 1e17 })).toEqual({ main: [], more: [copy.tooLarge] });
});

test('no break-even is named for a night that costs more than it brings', () => {
  const { more } = losing({ nightCost: 5000 });
  expect(more).toEqual([copy.nightsEarnNothing, copy.breakEven(null, 60)]);
});

test('with fewer operating days, a sentence says how they are spread instead of what closing saves', () => {
  const plan = monsoonQuiet(25, 20);
  expect(losing({}, plan).more[0]).toBe(copy.closingPays(467_016));
  expect(losing({}, plan, 300).more[0]).toBe(copy.operatingDaysAreSpread(300));
});
