import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD_LIMITS, fieldIssue, fieldNumber } from '../../../src/domain/calculator-field';

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
])('the text %j counts as %d', (text, number) => {
  expect(fieldNumber(text)).toBe(number);
});

test('each field says what is wrong with it and keeps its value', () => {
  expect(fieldIssue('operatingDays', '400')).toEqual({ code: 'above-maximum', maximum: 365 });
  expect(fieldNumber('400')).toBe(400);
  expect(fieldIssue('operatingDays', '0')).toEqual({ code: 'below-minimum', minimum: 1 });
  expect(fieldIssue('numberOfRooms', '2.5')).toEqual({ code: 'not-whole' });
  expect(fieldIssue('numberOfRooms', '100000')).toBeNull();
  expect(fieldIssue('averagePrice', '2999.50')).toBeNull();
  expect(fieldIssue('averagePrice', '1e999')).toEqual({ code: 'too-large' });
  expect(fieldIssue('occupancyRate', '101')).toEqual({ code: 'above-maximum', maximum: 100 });
  expect(fieldIssue('occupancyRate', '66.6')).toBeNull();
  expect(fieldIssue('occupancyRate', '')).toEqual({ code: 'empty' });
  expect(fieldIssue('occupancyRate', 'seventy')).toEqual({ code: 'not-a-number' });
});

test('the limits are 1 to 365 days, at least 1 room, at least 0 rupees, 0 to 100 percent', () => {
  expect(FIELD_LIMITS).toMatchObject({
    operatingDays: { minimum: 1, maximum: 365 },
    numberOfRooms: { minimum: 1, maximum: null },
    averagePrice: { minimum: 0, maximum: null },
    occupancyRate: { minimum: 0, maximum: 100 },
  });
});

test('any text is a finite number', () => {
  fc.assert(fc.property(fc.string(), (text) => Number.isFinite(fieldNumber(text))));
});

test('a number written out is read back unchanged', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(fieldNumber(String(value))).toBe(value + 0);
    }),
  );
});
