import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_HOTEL,
  type HotelInput,
  newRoomType,
  type RoomType,
} from '../../../../src/domain/calculator/hotel-input';
import { projectRevenue } from '../../../../src/domain/calculator/projection';

function room(change: Partial<RoomType>): RoomType {
  const usual = { name: 'Room', numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70 };
  return { ...newRoomType('a'), ...usual, ...change };
}

function hotel(roomTypes: RoomType[], operatingDays = 365): HotelInput {
  return { hotelName: '', operatingDays, roomTypes };
}

test('ten standard rooms at 3000 and 70 percent earn 76,65,000 a year', () => {
  const projection = projectRevenue(DEFAULT_HOTEL);
  expect(projection.rows).toMatchObject([
    {
      shownName: 'Standard Room',
      nightsOnOffer: 3650,
      nightsSold: 2555,
      revenue: 7_665_000,
    },
  ]);
  expect(projection).toMatchObject({
    revenue: 7_665_000,
    nightsOnOffer: 3650,
    adr: 3000,
    occupancy: 70,
    revpar: 2100,
  });
});

test('the totals of two room types are added, and ADR and RevPAR are weighted by nights', () => {
  const projection = projectRevenue(
    hotel([room({}), room({ id: 'b', numberOfRooms: 5, averagePrice: 6000, occupancyRate: 40 })], 300),
  );
  expect(projection.revenue).toBe(6_300_000 + 3_600_000);
  expect(projection.rows.map(({ nightsSold }) => nightsSold)).toEqual([2100, 600]);
  expect(projection.adr).toBeCloseTo(3666.67, 2);
  expect(projection.occupancy).toBe(60);
  expect(projection.revpar).toBe(2200);
});

test('a room type without a name is called Unnamed Room', () => {
  expect(
    projectRevenue(hotel([room({ name: '' }), room({ name: '  ' })])).rows.map((r) => r.shownName),
  ).toEqual(['Unnamed Room', 'Unnamed Room']);
});

test('without rooms or sold nights the totals are 0 and the averages are null', () => {
  expect(projectRevenue(hotel([]))).toMatchObject({
    revenue: 0,
    adr: null,
    occupancy: null,
    revpar: null,
  });
  expect(projectRevenue(hotel([room({ occupancyRate: 0 })]))).toMatchObject({
    revenue: 0,
    adr: null,
    occupancy: 0,
    revpar: 0,
  });
});

test('values outside the limits are not clamped', () => {
  expect(projectRevenue(hotel([room({ occupancyRate: 120 })], 400)).revenue).toBe(14_400_000);
});

test('a figure that is too large to count is null in its row and in the total', () => {
  const projection = projectRevenue(hotel([room({ averagePrice: 1e300 }), room({ id: 'b' })]));
  expect(projection.rows[0]?.revenue).toBeNull();
  expect(projection.rows[1]?.revenue).toBe(7_665_000);
  expect(projection).toMatchObject({ revenue: null, adr: null, revpar: null, occupancy: 70 });
});

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
const usualRoom = fc
  .record({
    id: fc.uuid(),
    name: fc.string(),
    numberOfRooms: fc.integer({ min: 1, max: 2000 }),
    averagePrice: fc.integer({ min: 0, max: 200_000 }),
    occupancyRate: fc.integer({ min: 0, max: 100 }),
  })
  .map(room);
const usualHotel = fc
  .tuple(fc.array(usualRoom, { minLength: 1, maxLength: 10 }), fc.integer({ min: 1, max: 365 }))
  .map(([rooms, days]) => hotel(rooms, days));

test('the total is the sum of the rows, and RevPAR is ADR times occupancy', () => {
  fc.assert(
    fc.property(usualHotel, (hotelInput) => {
      const { rows, revenue, adr, occupancy, revpar } = projectRevenue(hotelInput);
      expect(revenue).toBe(rows.reduce((sum, row) => sum + (row.revenue ?? Number.NaN), 0));
      if (adr !== null && occupancy !== null) {
        expect(Math.abs((adr * occupancy) / 100 - (revpar ?? Number.NaN))).toBeLessThan(1e-6 * (1 + adr));
      }
    }),
  );
});

test('more rooms, a higher price, more occupancy or more days never lower the revenue', () => {
  fc.assert(
    fc.property(usualHotel, fc.nat(9), fc.nat(500), (hotelInput, index, more) => {
      const total = (changed: HotelInput) => projectRevenue(changed).revenue ?? Number.NaN;
      const before = total(hotelInput);
      for (const key of ['numberOfRooms', 'averagePrice', 'occupancyRate'] as const) {
        const roomTypes = hotelInput.roomTypes.map((r, n) =>
          n === index ? { ...r, [key]: r[key] + more } : r,
        );
        expect(total({ ...hotelInput, roomTypes })).toBeGreaterThanOrEqual(before);
      }
      expect(total({ ...hotelInput, operatingDays: hotelInput.operatingDays + more })).toBeGreaterThanOrEqual(
        before,
      );
    }),
  );
});

test('no input gives NaN or Infinity', () => {
  const strangeRoom = fc
    .record({
      id: fc.string(),
      name: fc.string(),
      numberOfRooms: anyNumber,
      averagePrice: anyNumber,
      occupancyRate: anyNumber,
    })
    .map(room);
  fc.assert(
    fc.property(fc.array(strangeRoom, { maxLength: 10 }), anyNumber, (rooms, days) => {
      const { rows, ...totals } = projectRevenue(hotel(rooms, days));
      const figures = [
        ...Object.values(totals),
        ...rows.flatMap((row) => [row.nightsOnOffer, row.nightsSold, row.revenue]),
      ];
      expect(figures.every((figure) => figure === null || Number.isFinite(figure))).toBe(true);
    }),
  );
});
