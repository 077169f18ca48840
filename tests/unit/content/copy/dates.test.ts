import { expect, test } from 'vitest';
import { dayMonthAndYear, monthAndYear } from '../../../../src/content/copy/dates';

test.each([
  ['2024-01-31', 'January 2024', '31 January 2024'],
  ['2024-10-06', 'October 2024', '6 October 2024'],
  ['2025-12-01', 'December 2025', '1 December 2025'],
])('%s is written %s, or %s', (day, month, whole) => {
  expect(monthAndYear(day)).toBe(month);
  expect(dayMonthAndYear(day)).toBe(whole);
});
