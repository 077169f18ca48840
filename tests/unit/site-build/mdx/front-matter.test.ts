import { expect, test } from 'vitest';
import { parseFrontMatter } from '../../../../src/site-build/mdx/front-matter';

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
