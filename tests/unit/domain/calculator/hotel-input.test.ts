import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  freeRoomTypeId,
  type HotelInput,
  MAX_NAME_LENGTH,
  MAX_ROOM_TYPES,
  newRoomType,
  parseHotelInput,
  parseStoredHotel,
  serializeHotel,
  totalRooms,
} from '../../../../src/domain/calculator/hotel-input';

const EMPTY: HotelInput = { hotelName: '', operatingDays: 365, roomTypes: [] };

test('the id of a new room type is the first that no room type has', () => {
  expect(freeRoomTypeId([])).toBe('room-1');
  expect(freeRoomTypeId(['room-3', '1700000000000', 'room-1'].map(newRoomType))).toBe('room-2');
});

test('the rooms of a hotel are the sum of its room types, with a negative number subtracted', () => {
  expect(totalRooms([5, -3].map((numberOfRooms) => ({ ...newRoomType('a'), numberOfRooms })))).toBe(2);
});

test('missing parts of stored figures fall back to an empty name, 365 days and no rooms', () => {
  for (const raw of [{}, null, undefined, 'text', 7, [], { roomTypes: 'none' }]) {
    expect(parseHotelInput(raw)).toEqual(EMPTY);
  }
});

test('text that is not JSON gives null and does not throw', () => {
  expect(parseStoredHotel('{"hotelName":')).toBeNull();
  expect(parseStoredHotel('{"hotelName":"Hill View"}')).toEqual({ ...EMPTY, hotelName: 'Hill View' });
});

test('stored numbers outside the limits of the fields are kept', () => {
  const hotelInput = parseHotelInput({
    operatingDays: 400,
    roomTypes: [{ id: 'a', name: 'x', numberOfRooms: -2, averagePrice: 1e9, occupancyRate: 120 }],
  });
  expect(hotelInput.operatingDays).toBe(400);
  expect(hotelInput.roomTypes).toMatchObject([{ numberOfRooms: -2, averagePrice: 1e9, occupancyRate: 120 }]);
});

test('an unusable room is repaired or dropped, and a repeated id is replaced', () => {
  const hotelInput = parseHotelInput({
    roomTypes: [null, 'x', [], { id: 5, numberOfRooms: null, name: 3 }, { id: '5', averagePrice: 90 }, {}],
  });
  expect(hotelInput.roomTypes).toEqual([
    { ...newRoomType('5') },
    { ...newRoomType('room-1'), averagePrice: 90 },
    { ...newRoomType('room-2') },
  ]);
});

test('a list of a million rooms is cut at ten, and a very long name at its limit', () => {
  const hotelInput = parseHotelInput({
    hotelName: 'x'.repeat(1_000_000),
    roomTypes: new Array(1_000_000).fill({ name: `${'y'.repeat(MAX_NAME_LENGTH - 1)}😀` }),
  });
  expect(hotelInput.roomTypes).toHaveLength(MAX_ROOM_TYPES);
  expect(hotelInput.hotelName).toHaveLength(MAX_NAME_LENGTH);
  expect(hotelInput.roomTypes[0]?.name).toBe('y'.repeat(MAX_NAME_LENGTH - 1));
});

test('a stored __proto__ changes nothing', () => {
  const parsed = parseStoredHotel(
    '{"__proto__":{"hotelName":"evil"},"roomTypes":[{"__proto__":{"name":"evil"}}]}',
  );
  expect(parsed).toEqual({ ...EMPTY, roomTypes: [newRoomType('room-1')] });
});

const anyHotel = fc.record({
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

test('any stored value gives usable figures, which are unchanged after they are stored and read again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), anyHotel), (raw) => {
      const hotelInput = parseHotelInput(raw);
      expect(hotelInput.roomTypes.length).toBeLessThanOrEqual(MAX_ROOM_TYPES);
      expect(new Set(hotelInput.roomTypes.map((room) => room.id)).size).toBe(hotelInput.roomTypes.length);
      for (const room of hotelInput.roomTypes) {
        expect([room.numberOfRooms, room.averagePrice, room.occupancyRate].every(Number.isFinite)).toBe(true);
      }
      expect(Number.isFinite(hotelInput.operatingDays)).toBe(true);
      expect(parseStoredHotel(serializeHotel(hotelInput))).toEqual(hotelInput);
    }),
  );
});

test('every stored text gives figures or null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const roomTypes = parseStoredHotel(text)?.roomTypes ?? [];
      expect(roomTypes.length).toBeLessThanOrEqual(MAX_ROOM_TYPES);
    }),
  );
});
