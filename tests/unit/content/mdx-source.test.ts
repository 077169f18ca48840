import { expect, test } from 'vitest';
import { countWords, parseFrontMatter, readableText } from '../../../src/content/mdx-source';

test('the fields between the lines are read, and the body is ignored', () => {
  const source =
    '---\ntitle: "Pace: a primer"\npublishedAt: 2025-10-01\nkeywords: [ota, pace]\n---\n\n# Title: not this\n---\n';
  expect(parseFrontMatter(source, 'pace/index.mdx')).toEqual({
    title: 'Pace: a primer',
    publishedAt: '2025-10-01',
    keywords: ['ota', 'pace'],
  });
});

test('line ends of Windows are accepted', () => {
  expect(parseFrontMatter('---\r\na: 1\r\nb: 2\r\n---\r\ntext', 'x.mdx')).toEqual({ a: 1, b: 2 });
});

test.each([
  ['none', '# Title', /^pace\/index\.mdx: must begin with front matter/],
  ['no end', '---\ntitle: x\n', /^pace\/index\.mdx: must begin with front matter/],
  ['no fields', '---\n- a\n---\n', /^pace\/index\.mdx: the front matter must be fields/],
  ['broken YAML', '---\ntitle: "x\n---\n', /^pace\/index\.mdx: .*quote/],
])('front matter with %s stops the build, naming the file', (_case, source, message) => {
  expect(() => parseFrontMatter(source, 'pace/index.mdx')).toThrow(message);
});

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

test('the words of a link component count, even before a figure', () => {
  expect(words('<Link to={1}>Two words</Link> and more.\n\n<Bill rows={[{ amount: 1 }]} />')).toBe(4);
});

test('text inside a component counts', () => {
  expect(words('<Bill>\n\nRoom and **breakfast**\n\n</Bill>')).toBe(3);
});

test('dashes and symbols without letters or digits are not words', () => {
  expect(countWords('  Rates — and\nrooms: 45.8% & more… ')).toBe(5);
});
