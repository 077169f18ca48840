import { expect, test } from 'vitest';
import { messageSuggestionCopy } from '../../../../src/content/copy/leads/message-suggestion';
import {
  DEFAULT_HOTEL,
  MAX_NAME_LENGTH,
  MAX_ROOM_TYPES,
  PROJECTION_SUBJECT,
} from '../../../../src/domain/calculator/hotel-input';
import { shownNameOf } from '../../../../src/domain/calculator/projection';
import { messageSuggestion } from '../../../../src/leads/form/message-suggestion';
import { LEAD_MAX_LENGTHS } from '../../../../src/leads/rules/lead-payload';

const copy = messageSuggestionCopy.projection;

const projection = (figures: unknown) => messageSuggestion(PROJECTION_SUBJECT, JSON.stringify(figures));

test('the suggestion for an article is its title, and without a subject there is none', () => {
  expect(messageSuggestion('', JSON.stringify(DEFAULT_HOTEL))).toBeNull();
  expect(messageSuggestion('Reduce OTA Commission', null)?.text).toBe(
    messageSuggestionCopy.article.message('Reduce OTA Commission'),
  );
});

test('the text of a projection names the hotel, its room types and the total', () => {
  const standard = { name: 'Standard Room', numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70 };
  const tent = { name: 'Tent', numberOfRooms: 1, averagePrice: 9000, occupancyRate: 12.5 };
  const figures = {
    hotelName: ' Hill View ',
    operatingDays: 300,
    roomTypes: [
      { ...standard, id: '1' },
      { ...tent, id: '2', name: '' },
    ],
  };
  expect(projection(figures)).toEqual({
    sentence: copy.sentence('Hill View', 6_637_500),
    action: copy.action,
    text: [
      copy.heading,
      copy.hotel('Hill View'),
      copy.room(standard),
      copy.room({ ...tent, name: shownNameOf({ name: '' }) }),
      copy.days(300),
      copy.total(6_637_500),
    ].join('\n'),
  });
});

test('a hotel without a name has no line for it', () => {
  expect(projection(DEFAULT_HOTEL)?.text).not.toContain(copy.hotel(''));
});

test.each([
  ['nothing stored', null],
  ['something that is not JSON', '{'],
  ['no rooms', '{"roomTypes":[]}'],
  [
    'figures too large to add up',
    '{"roomTypes":[{"numberOfRooms":1e300,"averagePrice":1e300,"occupancyRate":90}]}',
  ],
])('%s is not offered', (_, stored) => {
  expect(messageSuggestion(PROJECTION_SUBJECT, stored)).toBeNull();
});

test('the longest projection leaves half of the message to the visitor', () => {
  const name = 'x'.repeat(MAX_NAME_LENGTH);
  const room = { name, numberOfRooms: 99_999, averagePrice: 99_999, occupancyRate: 99.9 };
  const roomTypes = Array.from({ length: MAX_ROOM_TYPES }, () => room);
  const text = projection({ hotelName: name, operatingDays: 365, roomTypes })?.text ?? '';
  expect(text.length).toBeGreaterThan(MAX_ROOM_TYPES * MAX_NAME_LENGTH);
  expect(text.length).toBeLessThan(LEAD_MAX_LENGTHS.custom_message - 1900);
});
