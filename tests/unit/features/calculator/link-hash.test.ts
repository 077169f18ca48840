import { expect, test } from 'vitest';
import { DEFAULT_CALCULATOR_STATE, parseStoredState } from '../../../../src/domain/calculator/hotel-figures';
import { DEFAULT_PANELS, parseSeasonPlan } from '../../../../src/domain/calculator/panel-figures';
import { linkHash, parseLinkHash } from '../../../../src/features/calculator/sharing/link-hash';

const seasonPlan = parseSeasonPlan({
  months: [0, 3, 0, 1, 1, 2, 2, 2, 2],
  busyOccupancy: 85,
  quietOccupancy: 25,
});

test('a link with marked months is read back unchanged', () => {
  const read = parseLinkHash(linkHash(DEFAULT_CALCULATOR_STATE, seasonPlan));
  expect(read).toEqual({ state: DEFAULT_CALCULATOR_STATE, seasonPlan });
});

test('without marked months a link equals a link from before months existed', () => {
  expect(linkHash(DEFAULT_CALCULATOR_STATE, DEFAULT_PANELS)).toBe(linkHash(DEFAULT_CALCULATOR_STATE));
});

test('a link from before months existed gives ordinary months', () => {
  const read = parseLinkHash(linkHash(DEFAULT_CALCULATOR_STATE));
  expect(read).toMatchObject({ seasonPlan: { months: Array.from({ length: 12 }, () => 'ordinary') } });
});

test('an older version of the site reads the room types of a link and skips its months', () => {
  const text = linkHash(DEFAULT_CALCULATOR_STATE, seasonPlan).replace('figures=', '');
  const [hotelName, operatingDays, ...rooms]: unknown[] = JSON.parse(
    Buffer.from(text, 'base64url').toString('utf8'),
  );
  // That version read every array as a room type and skipped everything else.
  const roomTypes = rooms.map((room) => (Array.isArray(room) ? { id: '1', name: room[0] } : null));
  expect(parseStoredState({ hotelName, operatingDays, roomTypes }).roomTypes).toHaveLength(1);
});
