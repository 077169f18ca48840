import { expect, test } from 'vitest';
import {
  DEFAULT_CALCULATOR_STATE,
  MAX_NAME_LENGTH,
  MAX_ROOM_TYPES,
  PROJECTION_SUBJECT,
} from '../../../../src/domain/calculator';
import { subjectOffer } from '../../../../src/leads/form/lead-subject';
import { LEAD_LIMITS } from '../../../../src/leads/rules/lead-fields';

const projection = (state: unknown) => subjectOffer(PROJECTION_SUBJECT, JSON.stringify(state));

test('without a subject nothing is offered, and of an article its title', () => {
  expect(subjectOffer('', JSON.stringify(DEFAULT_CALCULATOR_STATE))).toBeNull();
  expect(subjectOffer('Reduce OTA Commission', null)?.text).toBe(
    'I am writing about your article “Reduce OTA Commission”.',
  );
});

test('a projection is the hotel, its room types and the total, in plain words', () => {
  const state = {
    hotelName: ' Hill View ',
    operatingDays: 300,
    roomTypes: [
      { id: '1', name: 'Standard Room', numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70 },
      { id: '2', name: '', numberOfRooms: 1, averagePrice: 9000, occupancyRate: 12.5 },
    ],
  };
  expect(projection(state)).toEqual({
    offer: 'Your projection for Hill View: ₹66,37,500 a year.',
    action: 'Add this projection to my message',
    text: [
      'My projection from your revenue calculator',
      'Hotel: Hill View',
      'Standard Room: 10 rooms, ₹3,000 a night, 70% occupied',
      'Unnamed Room: 1 room, ₹9,000 a night, 12.5% occupied',
      'Open 300 days a year',
      'Total Annual Revenue: ₹66,37,500 (66 lakh 37 thousand 500 rupees)',
    ].join('\n'),
  });
});

test('a hotel without a name has no line for it', () => {
  expect(projection(DEFAULT_CALCULATOR_STATE)?.text).not.toContain('Hotel:');
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
  expect(subjectOffer(PROJECTION_SUBJECT, stored)).toBeNull();
});

test('the longest projection leaves half of the message to the person', () => {
  const name = 'x'.repeat(MAX_NAME_LENGTH);
  const room = { name, numberOfRooms: 99_999, averagePrice: 99_999, occupancyRate: 99.9 };
  const roomTypes = Array.from({ length: MAX_ROOM_TYPES }, () => room);
  const text = projection({ hotelName: name, operatingDays: 365, roomTypes })?.text ?? '';
  expect(text.length).toBeGreaterThan(MAX_ROOM_TYPES * MAX_NAME_LENGTH);
  expect(text.length).toBeLessThan(LEAD_LIMITS.custom_message - 1900);
});
