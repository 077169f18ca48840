import { expect, test } from 'vitest';
import { type Article, articles } from '../../../src/content/articles';
import { site } from '../../../src/content/site';
import { feed } from '../../../src/seo/feed';

function written(title: string, publishedAt: string): Article {
  const [first] = articles;
  if (!first) throw new Error('there are articles');
  return { ...first, title, publishedAt, modifiedAt: publishedAt };
}

test('the feed holds the newest twenty articles, and states the language of the site', () => {
  const all = Array.from({ length: 30 }, (_, i) =>
    written(`Article ${i}`, `2026-01-${i + 1}`.replace(/-(\d)$/, '-0$1')),
  );
  const text = feed(all);
  const titles = [...text.matchAll(/<item><title>(.*?)</g)].map(([, title]) => title);
  expect(titles).toEqual(Array.from({ length: 20 }, (_, i) => `Article ${29 - i}`));
  expect(text).toContain(`<language>${site.language}</language>`);
  expect(text).toContain('<lastBuildDate>Fri, 30 Jan 2026 00:00:00 GMT</lastBuildDate>');
});

test('a title cannot close its element', () => {
  const text = feed([written('Rates & <rooms>', '2026-01-01')]);
  expect(text).toContain('<title>Rates &amp; &lt;rooms&gt;</title>');
});
