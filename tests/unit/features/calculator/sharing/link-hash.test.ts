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
  expect(read).toMatchObject({ seasonPlan: { seasons: Array.from({ length: 12 }, () => 'ordinary') } });
});

/** A URL hash in the format of the Link button, with any content. */
const hashOf = (content: unknown) =>
  `#figures=${Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url')}`;

test('a link without a newer field is readable', () => {
  const read = parseLinkHash(hashOf(['Hill View', 200, ['Tent', 5, 1000]]));
  const roomTypes = [{ id: '1', name: 'Tent', numberOfRooms: 5, averagePrice: 1000, occupancyRate: 0 }];
  expect(read).toMatchObject({ hotelInput: { hotelName: 'Hill View', operatingDays: 200, roomTypes } });
});

test('unusable months of a link become ordinary', () => {
  const plan = { months: 'x', quietOccupancy: {}, busyPrice: null };
  expect(parseLinkHash(hashOf(['Hill View', 200, ['Tent', 5, 1000, 50], plan]))).toMatchObject({
    seasonPlan: { ...parseSeasonPlan(null), busyPriceRise: null },
  });
});

test.each([
  ['not JSON', '{'],
  ['not a list', { hotelName: 'x' }],
  ['without a room type', ['Hill View', 200]],
  ['without a usable room', ['Hill View', 200, 'a', 1, null]],
  ['too long', ['x'.repeat(20_000), 365, ['Tent', 1, 1, 1]]],
])('a link that is %s is unreadable', (_kind, content) => {
  expect(parseLinkHash(hashOf(content))).toBe('unreadable');
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
