import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORM_RULES } from '../../../../src/domain/calculator/hotel-fields';
import { fieldIssue, parseNumberOrZero } from '../../../../src/domain/calculator/number-rule';
import { PANEL_FIELDS, PANEL_RULES } from '../../../../src/domain/calculator/panel-input';

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

test.each([
  ['operatingDays', '400', 'invalid'],
  ['operatingDays', '0', 'invalid'],
  ['numberOfRooms', '2.5', 'not-whole'],
  ['numberOfRooms', '100000', null],
  ['averagePrice', '9999999.50', null],
  ['averagePrice', '1e999', 'too-large'],
  ['occupancyRate', '101', 'invalid'],
  ['occupancyRate', '66.6', null],
  ['occupancyRate', '', 'invalid'],
  ['occupancyRate', 'seventy', 'invalid'],
] as const)('%s of %j has the issue %s', (field, text, issue) => {
  expect(fieldIssue(FORM_RULES[field], text)).toBe(issue);
});

test('five panel fields may be empty, and of these only the changes of a better year negative', () => {
  const withoutIssue = (text: string) =>
    PANEL_FIELDS.filter((field) => fieldIssue(PANEL_RULES[field], text) === null);
  const changes = ['occupancyPoints', 'pricePercent'];
  expect(withoutIssue(' ')).toEqual(['busyOccupancy', 'quietOccupancy', 'fixedCosts', ...changes]);
  expect(withoutIssue('-5')).toEqual(changes);
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
