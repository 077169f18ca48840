import { expect, test } from 'vitest';
import { findExtremeMonths } from '../../../../src/domain/calculator/extreme-months';
import { DEFAULT_PANELS } from '../../../../src/domain/calculator/panel-input';
import { yearByMonths } from '../../../../src/domain/calculator/year-by-months';
import { EXAMPLE_HOTEL, EXAMPLE_SEASON_PLAN } from './example-year';

test('the example: May and December earn most, June and September least', () => {
  const year = yearByMonths(EXAMPLE_HOTEL, {
    ...EXAMPLE_SEASON_PLAN,
    seasons: EXAMPLE_SEASON_PLAN.seasons.with(6, 'closed'),
  });
  expect(findExtremeMonths(year)).toEqual({ best: [4, 11], weakest: [5, 8], closed: [6] });
});

test('without a night sold no month is best, and without rooms none is weakest', () => {
  const unsold = findExtremeMonths(yearByMonths({ ...EXAMPLE_HOTEL, operatingDays: 0 }, DEFAULT_PANELS));
  expect(unsold.best).toBeNull();
  expect(unsold.weakest).toHaveLength(12);
  const roomless = findExtremeMonths(yearByMonths({ ...EXAMPLE_HOTEL, roomTypes: [] }, DEFAULT_PANELS));
  expect(roomless).toEqual({ best: null, weakest: [], closed: [] });
});
