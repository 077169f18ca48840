import { expect, test } from 'vitest';
import { readingMinutes, wordCount } from '../../../src/domain/reading-time';

test('a text takes a minute for every 210 words begun, and never less than one', () => {
  expect([0, 1, 210, 211, 1680].map(readingMinutes)).toEqual([1, 1, 1, 2, 8]);
});

test('dashes and signs alone are not words', () => {
  expect(wordCount('  Rates — and\nrooms: 45.8% & more… ')).toBe(5);
});
