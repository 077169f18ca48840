import { expect, test } from 'vitest';
import { countWords } from '../../../../src/site-build/mdx/count-words';
import { readableText } from '../../../../src/site-build/mdx/front-matter';

/** Returns the word count of an article's file. */
const words = (source: string) => countWords(readableText(source));

test('front matter and imports do not count as text', () => {
  expect(words('---\ntitle: Five words that nobody reads\n---\n\nOne two three.')).toBe(3);
  expect(words("import { Figure } from '../../build/figure'\n\nOne two.")).toBe(2);
});

test('Markdown signs do not count as words', () => {
  expect(words('## The **sum**\n\n| A | B |\n|---|---:|\n| 1 | 2 |\n\n- one')).toBe(7);
});

test('a figure does not count as text', () => {
  expect(
    words(
      'Before.\n\n<BarChart caption="Four words of caption" rows={[{ label: "x", value: 1 }]} />\n\nAfter.',
    ),
  ).toBe(2);
});

test('the words of a link count, its address does not', () => {
  expect(words('Try the [revenue calculator](/tools/revenue-calculator?from=here) now.')).toBe(5);
});

test('the words of a link component count, also before a figure', () => {
  expect(words('<Link to={1}>Two words</Link> and more.\n\n<Bill rows={[{ amount: 1 }]} />')).toBe(4);
});

test('text inside a component counts', () => {
  expect(words('<Bill>\n\nRoom and **breakfast**\n\n</Bill>')).toBe(3);
});

test('dashes and symbols without letters or digits are not words', () => {
  expect(countWords('  Rates — and\nrooms: 45.8% & more… ')).toBe(5);
});
