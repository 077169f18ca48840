import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOTEL_NUMBER_RULES } from '../../../../src/domain/calculator/hotel-fields';
import { fieldIssue, parseNumberOrZero } from '../../../../src/domain/calculator/number-rule';

test.each([
  ['12.', 12],
  ['.5', 0.5],
  [' 7 ', 7],
  ['-5', -5],
  ['-0', 0],
  ['1,00,000', 100_000],
  ['3,0', 30],
  ['1e3', 1000],
  ['', 0],
  ['   ', 0],
  ['abc', 0],
  ['0x10', 0],
  ['Infinity', 0],
  ['1e999', 0],
  ['500', 500],
])('the text %j has the value %d', (text, number) => {
  expect(parseNumberOrZero(text)).toBe(number);
});

test('the issue is the first fault of a text, and the value is not clamped', () => {
  expect(fieldIssue(HOTEL_NUMBER_RULES.operatingDays, '400')).toBe('above-maximum');
  expect(parseNumberOrZero('400')).toBe(400);
  expect(fieldIssue(HOTEL_NUMBER_RULES.operatingDays, '0')).toBe('below-minimum');
  expect(fieldIssue(HOTEL_NUMBER_RULES.numberOfRooms, '2.5')).toBe('not-whole');
  expect(fieldIssue(HOTEL_NUMBER_RULES.numberOfRooms, '100000')).toBeNull();
  expect(fieldIssue(HOTEL_NUMBER_RULES.averagePrice, '2999.50')).toBeNull();
  expect(fieldIssue(HOTEL_NUMBER_RULES.averagePrice, '1e999')).toBe('too-large');
  expect(fieldIssue(HOTEL_NUMBER_RULES.occupancyRate, '101')).toBe('above-maximum');
  expect(fieldIssue(HOTEL_NUMBER_RULES.occupancyRate, '66.6')).toBeNull();
  expect(fieldIssue(HOTEL_NUMBER_RULES.occupancyRate, '')).toBe('empty');
  expect(fieldIssue(HOTEL_NUMBER_RULES.occupancyRate, 'seventy')).toBe('not-a-number');
});

test('every text gives a finite number', () => {
  fc.assert(fc.property(fc.string(), (text) => Number.isFinite(parseNumberOrZero(text))));
});

test('a number converted to text is read back unchanged', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(parseNumberOrZero(String(value))).toBe(value + 0);
    }),
  );
});
