import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CalculatorState,
  DEFAULT_CALCULATOR_STATE,
  MAX_NAME_LENGTH,
  MAX_ROOM_TYPES,
  newRoomType,
  parseStoredState,
  parseStoredText,
  roomTypeId,
} from '../../../../src/domain/calculator/hotel-figures';

const EMPTY: CalculatorState = { hotelName: '', operatingDays: 365, roomTypes: [] };

test('the calculator starts with ten standard rooms at 3000 and 70 percent, open all year', () => {
  expect(DEFAULT_CALCULATOR_STATE).toMatchObject({ hotelName: '', operatingDays: 365 });
  expect(DEFAULT_CALCULATOR_STATE.roomTypes).toMatchObject([
    { name: 'Standard Room', numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70 },
  ]);
});

test('an added room type starts without a name, with one room, price 0 and occupancy 0', () => {
  expect(newRoomType('7')).toMatchObject({
    id: '7',
    name: '',
    numberOfRooms: 1,
    averagePrice: 0,
    occupancyRate: 0,
  });
});

test('two room types added within one millisecond get different ids', () => {
  expect(roomTypeId(1_700_000_000_000, [])).toBe('1700000000000');
  expect(roomTypeId(1_700_000_000_000.7, ['1700000000000', '1700000000001'])).toBe('1700000000002');
});

test('missing parts of a stored state fall back to an empty name, 365 days and no rooms', () => {
  for (const raw of [{}, null, undefined, 'text', 7, [], { roomTypes: 'none' }]) {
    expect(parseStoredState(raw)).toEqual(EMPTY);
  }
});

test('text that is not JSON gives an error value and does not throw', () => {
  expect(parseStoredText('{"hotelName":')).toMatchObject({ ok: false });
  expect(parseStoredText('{"hotelName":"Hill View"}')).toEqual({
    ok: true,
    state: { ...EMPTY, hotelName: 'Hill View' },
  });
});

test('stored numbers outside the limits of the fields are kept', () => {
  const state = parseStoredState({
    operatingDays: 400,
    roomTypes: [{ id: 'a', name: 'x', numberOfRooms: -2, averagePrice: 1e9, occupancyRate: 120 }],
  });
  expect(state.operatingDays).toBe(400);
  expect(state.roomTypes).toMatchObject([{ numberOfRooms: -2, averagePrice: 1e9, occupancyRate: 120 }]);
});

test('an unusable room is repaired or dropped, and a repeated id is replaced', () => {
  const state = parseStoredState({
    roomTypes: [null, 'x', [], { id: 5, numberOfRooms: null, name: 3 }, { id: '5', averagePrice: 90 }, {}],
  });
  expect(state.roomTypes).toEqual([
    { ...newRoomType('5') },
    { ...newRoomType('room-1'), averagePrice: 90 },
    { ...newRoomType('room-2') },
  ]);
});

test('a list of a million rooms is cut at ten, and a very long name at its limit', () => {
  const state = parseStoredState({
    hotelName: 'x'.repeat(1_000_000),
    roomTypes: new Array(1_000_000).fill({ name: `${'y'.repeat(MAX_NAME_LENGTH - 1)}😀` }),
  });
  expect(state.roomTypes).toHaveLength(MAX_ROOM_TYPES);
  expect(state.hotelName).toHaveLength(MAX_NAME_LENGTH);
  expect(state.roomTypes[0]?.name).toBe('y'.repeat(MAX_NAME_LENGTH - 1));
});

test('a stored __proto__ changes nothing', () => {
  const parsed = parseStoredText(
    '{"__proto__":{"hotelName":"evil"},"roomTypes":[{"__proto__":{"name":"evil"}}]}',
  );
  expect(parsed).toEqual({ ok: true, state: { ...EMPTY, roomTypes: [newRoomType('room-1')] } });
});

const anyState = fc.record({
  hotelName: fc.oneof(fc.string(), fc.anything()),
  operatingDays: fc.oneof(fc.double(), fc.anything()),
  roomTypes: fc.oneof(
    fc.array(
      fc.oneof(
        fc.record(
          {
            id: fc.anything(),
            name: fc.anything(),
            numberOfRooms: fc.oneof(fc.double(), fc.anything()),
            averagePrice: fc.oneof(fc.double(), fc.anything()),
            occupancyRate: fc.oneof(fc.double(), fc.anything()),
          },
          { requiredKeys: [] },
        ),
        fc.anything(),
      ),
      { maxLength: 14 },
    ),
    fc.anything(),
  ),
});

test('any stored value gives a usable state, which is unchanged after it is stored and read again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), anyState), (raw) => {
      const state = parseStoredState(raw);
      expect(state.roomTypes.length).toBeLessThanOrEqual(MAX_ROOM_TYPES);
      expect(new Set(state.roomTypes.map((room) => room.id)).size).toBe(state.roomTypes.length);
      for (const room of state.roomTypes) {
        expect([room.numberOfRooms, room.averagePrice, room.occupancyRate].every(Number.isFinite)).toBe(true);
      }
      expect(Number.isFinite(state.operatingDays)).toBe(true);
      expect(parseStoredText(JSON.stringify(state))).toEqual({ ok: true, state });
    }),
  );
});

test('every stored text gives a state or an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const parsed = parseStoredText(text);
      expect(parsed.ok ? parsed.state.roomTypes.length <= MAX_ROOM_TYPES : parsed.error !== '').toBe(true);
    }),
  );
});
