import { expect, test } from 'vitest';
import { wordCount } from '../../../src/domain/word-count';

test('dashes and signs alone are not words', () => {
  expect(wordCount('  Rates — and\nrooms: 45.8% & more… ')).toBe(5);
});
