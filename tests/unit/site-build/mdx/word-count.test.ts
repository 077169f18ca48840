import { expect, test } from 'vitest';
import { wordCount } from '../../../../src/site-build/mdx/word-count';

test('dashes and symbols without letters or digits are not words', () => {
  expect(wordCount('  Rates — and\nrooms: 45.8% & more… ')).toBe(5);
});
