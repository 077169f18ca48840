import { expect, test } from 'vitest';
import { frontMatterFields } from '../../../src/content/front-matter-fields';

const file = 'articles/pace/index.mdx';

function fields(value: unknown) {
  return frontMatterFields(value, file);
}

test('a day that is not in the calendar is refused, naming file and field', () => {
  expect(() => fields({ publishedAt: 'May' }).date('publishedAt')).toThrow(
    'articles/pace/index.mdx: "publishedAt" must be YYYY-MM-DD, got "May"',
  );
  expect(() => fields({ publishedAt: '2025-02-30' }).date('publishedAt')).toThrow('"publishedAt"');
  expect(fields({ publishedAt: '2024-02-29' }).date('publishedAt')).toBe('2024-02-29');
});

test('a missing field is refused, and so is a blank text', () => {
  expect(() => fields({}).text('title')).toThrow('"title" must be a text, got nothing');
  expect(() => fields({ title: '  ' }).text('title')).toThrow('"title" must be a text');
});

test('a word outside a closed list is refused, and the list is shown', () => {
  expect(() => fields({ sky: 'rain' }).oneOf('sky', ['mist', 'neel'])).toThrow(
    'one of mist, neel, got "rain"',
  );
});

test.each([[0], [2.5], ['8'], [null]])('%j is no count', (readingMinutes) => {
  expect(() => fields({ readingMinutes }).count('readingMinutes')).toThrow('a whole number above 0');
});

test('a list must hold something, and only texts where texts are asked for', () => {
  expect(() => fields({ keywords: [] }).texts('keywords')).toThrow('at least one entry');
  expect(() => fields({ keywords: ['rates', 7] }).texts('keywords')).toThrow('a list of texts');
});

test('a fault inside a list of groups says in which one', () => {
  const [, second] = fields({ sources: [{ title: 'One' }, {}] }).groups('sources');
  expect(() => second?.text('title')).toThrow('articles/pace/index.mdx, "sources" 2: "title" must be a text');
});

test('front matter that is no mapping is refused', () => {
  expect(() => fields('a line of text')).toThrow(file);
});
