import { expect, test } from 'vitest';
import { wordCount } from '../../../../src/domain/word-count';
import { readableText } from '../../../../src/site-build/plugins/front-matter';

const words = (source: string) => wordCount(readableText(source));

test('front matter and imports are not read', () => {
  expect(words('---\ntitle: Five words that nobody reads\n---\n\nOne two three.')).toBe(3);
  expect(words("import { Figure } from '../../build/figure'\n\nOne two.")).toBe(2);
});

test('the signs of Markdown are not words', () => {
  expect(words('## The **sum**\n\n| A | B |\n|---|---:|\n| 1 | 2 |\n\n- one')).toBe(7);
});

test('a figure is looked at, not read', () => {
  expect(
    words(
      'Before.\n\n<BarFigure caption="Four words of caption" rows={[{ label: "x", value: 1 }]} />\n\nAfter.',
    ),
  ).toBe(2);
});

test('of a link its words are read', () => {
  expect(words('Try the [revenue calculator](/tools/revenue-calculator?from=here) now.')).toBe(5);
});

test('the words of a link made of a part are read, also with a figure after it', () => {
  expect(words('<Link to={1}>Two words</Link> and more.\n\n<Bill rows={[{ amount: 1 }]} />')).toBe(4);
});

test('what stands inside a frame is read', () => {
  expect(words('<Bill>\n\nRoom and **breakfast**\n\n</Bill>')).toBe(3);
});
