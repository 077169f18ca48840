import { expect, test } from 'vitest';
import { betterYear } from '../../../../src/domain/calculator/better-year';
import { DEFAULT_HOTEL, type RoomType } from '../../../../src/domain/calculator/hotel-input';

function withRoom(change: Partial<RoomType>) {
  return {
    ...DEFAULT_HOTEL,
    roomTypes: DEFAULT_HOTEL.roomTypes.map((room) => ({ ...room, ...change })),
  };
}

test('five points of occupancy and 8 percent on the price raise the default year to 88,69,500', () => {
  const year = betterYear(DEFAULT_HOTEL, { occupancyPoints: 5, pricePercent: 8 });
  expect(year.betterProjection.revenue).toBeCloseTo(8_869_500, 4);
  expect(year.gain).toBeCloseTo(1_204_500, 4);
  expect(year.gainPercent).toBeCloseTo(15.714, 3);
});

test('the better year raises occupancy to 100 percent at most, and keeps one that is above 100', () => {
  const change = { occupancyPoints: 20, pricePercent: 0 };
  expect(betterYear(withRoom({ occupancyRate: 95 }), change).betterProjection.occupancy).toBe(100);
  expect(betterYear(withRoom({ occupancyRate: 120 }), change).gain).toBe(0);
});

test('a hotel that earns nothing has a gain but no percentage', () => {
  const year = betterYear(withRoom({ occupancyRate: 0 }), { occupancyPoints: 10, pricePercent: 0 });
  expect(year.gain).toBe(1_095_000);
  expect(year.gainPercent).toBeNull();
});

test('a total too large to count leaves the gain unknown', () => {
  const year = betterYear(withRoom({ averagePrice: 1e300 }), { occupancyPoints: 1, pricePercent: 1 });
  expect(year).toMatchObject({ gain: null, gainPercent: null });
});
