import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_HOTEL, type HotelInput, newRoomType } from '../../../../src/domain/calculator/hotel-input';
import { DEFAULT_PANELS } from '../../../../src/domain/calculator/panel-input';
import { projectRevenue } from '../../../../src/domain/calculator/projection';
import {
  MONTH_DAYS,
  SEASONS,
  type Season,
  type SeasonPlan,
  yearByMonths,
} from '../../../../src/domain/calculator/year-by-months';
import { EXAMPLE_HOTEL, EXAMPLE_SEASON_PLAN, monsoonQuiet } from './example-year';

/** Adds up the months of one season. */
function seasonSum(season: Season) {
  const { months } = yearByMonths(EXAMPLE_HOTEL, EXAMPLE_SEASON_PLAN);
  const own = months.filter((month) => month.season === season);
  const add = (figure: 'nightsOnOffer' | 'nightsSold' | 'revenue') =>
    own.reduce((sum, month) => sum + (month[figure] ?? Number.NaN), 0);
  return {
    nightsOnOffer: add('nightsOnOffer'),
    nightsSold: add('nightsSold'),
    price: own[0]?.price,
    revenue: add('revenue'),
  };
}

test.each([
  ['ordinary', 1812, 1087.2, 3200, 3_479_040],
  ['busy', 1104, 938.4, 3680, 3_453_312],
  ['quiet', 1464, 366, 2560, 936_960],
] as const)(
  'the %s months of the example have these nights, price and revenue',
  (season, nights, sold, price, revenue) => {
    const sums = seasonSum(season);
    expect(sums.nightsOnOffer).toBeCloseTo(nights, 6);
    expect(sums.nightsSold).toBeCloseTo(sold, 6);
    expect(sums.price).toBeCloseTo(price, 6);
    expect(sums.revenue).toBeCloseTo(revenue, 4);
  },
);

test('the example: 4,380 nights at ₹3,290.40 make ₹78,69,312, 54.6% full', () => {
  const year = yearByMonths(EXAMPLE_HOTEL, EXAMPLE_SEASON_PLAN);
  expect(year.nightsOnOffer).toBeCloseTo(4380, 6);
  expect(year.adr).toBeCloseTo(3290.4, 2);
  expect(year.occupancy).toBeCloseTo(54.6, 1);
  expect(year.revenue).toBeCloseTo(7_869_312, 4);
  expect(projectRevenue(EXAMPLE_HOTEL).revenue).toBe(8_409_600);
});

test('without marked months the default room earns ₹76,65,000 in 365 days and ₹63,00,000 in 300', () => {
  expect(yearByMonths(DEFAULT_HOTEL, DEFAULT_PANELS).revenue).toBeCloseTo(7_665_000, 4);
  const shorter = { ...DEFAULT_HOTEL, operatingDays: 300 };
  expect(yearByMonths(shorter, DEFAULT_PANELS).revenue).toBeCloseTo(6_300_000, 4);
});

test('with June to September quiet, 30% full and 25% less, the default room earns ₹59,26,500', () => {
  expect(yearByMonths(DEFAULT_HOTEL, monsoonQuiet(30, 25)).revenue).toBeCloseTo(5_926_500, 4);
});

test('a season without an occupancy uses the occupancy of the form', () => {
  const year = yearByMonths(DEFAULT_HOTEL, monsoonQuiet(null, 0));
  expect(year.months[5]?.occupancy).toBe(70);
  expect(year.revenue).toBeCloseTo(7_665_000, 4);
});

test('more than 100 percent less gives a price of 0', () => {
  expect(yearByMonths(DEFAULT_HOTEL, monsoonQuiet(30, 140)).months[5]?.price).toBe(0);
});

test('if no night is sold, the price is the average of all rooms', () => {
  const room = { ...newRoomType('a'), numberOfRooms: 1, averagePrice: 1000 };
  const other = { ...newRoomType('b'), numberOfRooms: 3, averagePrice: 5000 };
  const year = yearByMonths({ hotelName: '', operatingDays: 365, roomTypes: [room, other] }, DEFAULT_PANELS);
  expect(year.months[0]?.price).toBe(4000);
  expect(year).toMatchObject({ revenue: 0, adr: null, occupancy: 0 });
});

test('no rooms, no days, closed months or huge numbers never give NaN', () => {
  const closed = { ...DEFAULT_PANELS, seasons: MONTH_DAYS.map(() => 'closed' as const) };
  const huge = withRooms(1e300, 1e300);
  for (const year of [
    yearByMonths({ ...DEFAULT_HOTEL, roomTypes: [] }, EXAMPLE_SEASON_PLAN),
    yearByMonths({ ...DEFAULT_HOTEL, operatingDays: 0 }, EXAMPLE_SEASON_PLAN),
    yearByMonths({ ...DEFAULT_HOTEL, operatingDays: -3 }, EXAMPLE_SEASON_PLAN),
    yearByMonths(DEFAULT_HOTEL, closed),
    yearByMonths(huge, EXAMPLE_SEASON_PLAN),
  ])
    expect(JSON.stringify(year, (_key, value) => (Number.isNaN(value) ? 'NaN' : value))).not.toMatch(/NaN/);
  expect(yearByMonths(huge, EXAMPLE_SEASON_PLAN).revenue).toBeNull();
  expect(yearByMonths({ ...DEFAULT_HOTEL, roomTypes: [] }, DEFAULT_PANELS)).toMatchObject({
    nightsOnOffer: 0,
    revenue: null,
  });
  expect(yearByMonths(DEFAULT_HOTEL, closed)).toMatchObject({
    openDays: 0,
    nightsOnOffer: 0,
    revenue: 0,
  });
});

const percent = fc.integer({ min: 0, max: 100 });
const room = fc
  .record({
    numberOfRooms: fc.integer({ min: 1, max: 60 }),
    averagePrice: fc.integer({ min: 0, max: 20_000 }),
    occupancyRate: percent,
  })
  .map((fields) => ({ ...newRoomType('a'), ...fields }));
const hotel = (minDays: number, maxDays: number) =>
  fc.record({
    hotelName: fc.constant(''),
    operatingDays: fc.integer({ min: minDays, max: maxDays }),
    roomTypes: fc.array(room, { minLength: 1, maxLength: 4 }),
  });
const marked = fc.record({
  seasons: fc.array(fc.constantFrom(...SEASONS), { minLength: 12, maxLength: 12 }),
  busyOccupancy: fc.option(percent),
  busyPriceRise: fc.option(percent),
  quietOccupancy: fc.option(percent),
  quietPriceCut: fc.option(percent),
});

test('the months add up to the year', () => {
  fc.assert(
    fc.property(hotel(0, 400), marked, (hotelInput, plan) => {
      const year = yearByMonths(hotelInput, plan);
      for (const figure of ['nightsOnOffer', 'revenue'] as const) {
        const sum = year.months.reduce((total, month) => total + (month[figure] ?? Number.NaN), 0);
        expect(year[figure]).toBeCloseTo(sum, 3);
      }
    }),
  );
});

test('without marked months the year equals the projection', () => {
  fc.assert(
    fc.property(hotel(1, 365), marked, (hotelInput, plan) => {
      const { revenue } = yearByMonths(hotelInput, { ...plan, seasons: DEFAULT_PANELS.seasons });
      expect(revenue).toBeCloseTo(projectRevenue(hotelInput).revenue ?? Number.NaN, 3);
    }),
  );
});

test('with as many operating days as the months have, closing a month never raises the revenue', () => {
  fc.assert(
    fc.property(hotel(365, 400), marked, fc.nat(11), (hotelInput, plan, index) => {
      const open = yearByMonths(hotelInput, plan).revenue ?? Number.NaN;
      const closed = yearByMonths(hotelInput, withSeason(plan, index, 'closed')).revenue;
      expect(closed).toBeLessThanOrEqual(open + 1e-6);
    }),
  );
});

const pairsOfEqualLength = MONTH_DAYS.flatMap((days, one) =>
  MONTH_DAYS.flatMap((otherDays, other) =>
    one < other && days === otherDays ? [[one, other] as const] : [],
  ),
);

test('two months of equal length that swap their seasons swap their figures, and the year stays', () => {
  fc.assert(
    fc.property(
      hotel(0, 400),
      marked,
      fc.constantFrom(...pairsOfEqualLength),
      (hotelInput, plan, [one, other]) => {
        const [first = 'ordinary', second = 'ordinary'] = [plan.seasons[one], plan.seasons[other]];
        const year = yearByMonths(hotelInput, plan);
        const swapped = yearByMonths(hotelInput, withSeason(withSeason(plan, one, second), other, first));
        expect([swapped.months[one], swapped.months[other]]).toEqual([year.months[other], year.months[one]]);
        expect(swapped.revenue).toBeCloseTo(year.revenue ?? Number.NaN, 3);
      },
    ),
  );
  expect(pairsOfEqualLength).toHaveLength(27);
});

test('months of the same season earn the same a day', () => {
  fc.assert(
    fc.property(hotel(1, 400), marked, (hotelInput, plan) => {
      const { months } = yearByMonths(hotelInput, plan);
      for (const season of SEASONS) {
        const daily = months.flatMap((month, i) =>
          month.season === season ? [(month.revenue ?? Number.NaN) / (MONTH_DAYS[i] ?? 0)] : [],
        );
        for (const revenue of daily) expect(revenue).toBeCloseTo(daily[0] ?? Number.NaN, 6);
      }
    }),
  );
});

function withSeason(plan: SeasonPlan, index: number, season: Season): SeasonPlan {
  return { ...plan, seasons: plan.seasons.map((own, i) => (i === index ? season : own)) };
}

function withRooms(numberOfRooms: number, averagePrice: number): HotelInput {
  return {
    ...DEFAULT_HOTEL,
    roomTypes: [{ ...newRoomType('a'), numberOfRooms, averagePrice, occupancyRate: 70 }],
  };
}
