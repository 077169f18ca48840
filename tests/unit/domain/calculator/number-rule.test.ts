import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORM_RULES } from '../../../../src/domain/calculator/hotel-fields';
import { isAllowed, parseNumberOrZero } from '../../../../src/domain/calculator/number-rule';
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
  ['operatingDays', '400', false],
  ['operatingDays', '0', false],
  ['numberOfRooms', '2.5', false],
  ['numberOfRooms', '100000', true],
  ['averagePrice', '9999999.50', true],
  ['averagePrice', '1e999', false],
  ['occupancyRate', '101', false],
  ['occupancyRate', '66.6', true],
  ['occupancyRate', '', false],
  ['occupancyRate', 'seventy', false],
] as const)('%s may have the text %j: %s', (field, text, allowed) => {
  expect(isAllowed(FORM_RULES[field], text)).toBe(allowed);
});

test('five panel fields may be empty, and of these only the changes of a better year negative', () => {
  const allowing = (text: string) => PANEL_FIELDS.filter((field) => isAllowed(PANEL_RULES[field], text));
  const changes = ['occupancyPoints', 'pricePercent'];
  expect(allowing(' ')).toEqual(['busyOccupancy', 'quietOccupancy', 'fixedCosts', ...changes]);
  expect(allowing('-5')).toEqual(changes);
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
