import { expect, test } from 'vitest';
import { DEFAULT_HOTEL, parseHotelInput } from '../../../../../src/domain/calculator/hotel-input';
import { DEFAULT_PANELS, parseSeasonPlan } from '../../../../../src/domain/calculator/panel-input';
import { parseLinkHash, serializeLinkHash } from '../../../../../src/features/calculator/sharing/link-hash';

const seasonPlan = parseSeasonPlan({
  months: [0, 3, 0, 1, 1, 2, 2, 2, 2],
  busyOccupancy: 85,
  quietOccupancy: 25,
});

test('a link with marked months is read back unchanged', () => {
  const read = parseLinkHash(serializeLinkHash(DEFAULT_HOTEL, seasonPlan));
  expect(read).toEqual({ hotelInput: DEFAULT_HOTEL, seasonPlan });
});

test('without marked months a link equals a link of the version before months', () => {
  expect(serializeLinkHash(DEFAULT_HOTEL, DEFAULT_PANELS)).toBe(serializeLinkHash(DEFAULT_HOTEL));
});

test('a link of the version before months gives ordinary months', () => {
  const read = parseLinkHash(serializeLinkHash(DEFAULT_HOTEL));
  expect(read).toMatchObject({ seasonPlan: { months: Array.from({ length: 12 }, () => 'ordinary') } });
});

test('an older version of the site reads the room types of a link and skips its months', () => {
  const text = serializeLinkHash(DEFAULT_HOTEL, seasonPlan).replace('figures=', '');
  const [hotelName, operatingDays, ...rooms]: unknown[] = JSON.parse(
    Buffer.from(text, 'base64url').toString('utf8'),
  );
  // That version read every array as a room type and skipped everything else.
  const roomTypes = rooms.map((room) => (Array.isArray(room) ? { id: '1', name: room[0] } : null));
  expect(parseHotelInput({ hotelName, operatingDays, roomTypes }).roomTypes).toHaveLength(1);
});
