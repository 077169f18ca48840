// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { site } from '../../src/content/site';
import { foundPaths, metaOf, origin, pageOf, paths, pointsToFile } from './built-site';

test.each(foundPaths)('the title and the description of %s are short enough for search results', (path) => {
  const page = pageOf(path);
  expect(page.title).toMatch(new RegExp(` \\| ${site.name}$`));
  expect(page.title.length, page.title).toBeGreaterThanOrEqual(30);
  expect(page.title.length, page.title).toBeLessThanOrEqual(65);
  const description = metaOf(page, 'description') ?? '';
  expect(description.length, description).toBeGreaterThanOrEqual(70);
  expect(description.length, description).toBeLessThanOrEqual(160);
  expect(metaOf(page, 'keywords')?.split(', ').length).toBeGreaterThan(2);
});

test.each(foundPaths)('%s names its own address as canonical', (path) => {
  const links = pageOf(path).querySelectorAll('link[rel=canonical]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([`${origin}${path}`]);
  expect(metaOf(pageOf(path), 'og:url')).toBe(`${origin}${path}`);
});

test('only /saved and the 404 page are noindex', () => {
  expect(paths.filter((path) => !foundPaths.includes(path))).toEqual(['/saved', '/404']);
  expect(pageOf('/saved').querySelector('link[rel=canonical]')).toBeNull();
});

test.each(paths)('a message with a link to %s shows its title, description and share picture', (path) => {
  const page = pageOf(path);
  expect(metaOf(page, 'og:title')).toBe(page.title);
  expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
  const picture = metaOf(page, 'og:image') ?? '';
  expect([picture, pointsToFile(picture)]).toEqual([
    expect.stringMatching(/^https?:\/\/.+\/share\/.+\.png$/),
    true,
  ]);
  expect(metaOf(page, 'og:image:alt')?.length).toBeGreaterThan(30);
  expect(metaOf(page, 'og:site_name')).toBe(site.name);
  expect(metaOf(page, 'og:locale')).toBe('en_IN');
  expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '630']);
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  expect(metaOf(page, 'twitter:image:alt')).toBe(metaOf(page, 'og:image:alt'));
});

test.each(articles)(
  '$path states its dates and its category',
  ({ path, publishedAt, modifiedAt, category }) => {
    const page = pageOf(path);
    expect(metaOf(page, 'og:type')).toBe('article');
    expect(metaOf(page, 'article:published_time')).toBe(publishedAt);
    expect(metaOf(page, 'article:modified_time')).toBe(modifiedAt);
    expect(metaOf(page, 'article:section')).toBe(category);
  },
);

test('a case study has no date, because none is stated', () => {
  const page = pageOf('/case-studies/misty-night');
  expect(metaOf(page, 'og:type')).toBe('article');
  expect(metaOf(page, 'article:published_time')).toBeNull();
});

test.each(foundPaths)('a feed reader finds the articles from %s', (path) => {
  const feeds = pageOf(path).querySelectorAll('link[rel=alternate][type="application/rss+xml"]');
  expect([...feeds].map((feed) => feed.getAttribute('href'))).toEqual(['/feed.xml']);
});

test.each(paths)(
  '%s has the script and the shared styles of every page, so the app can change to it',
  (path) => {
    const sharedBy = (page: Document) => [
      page.querySelector('script[src]')?.getAttribute('src'),
      page.querySelector('style[data-shared-styles]')?.textContent,
    ];
    expect(sharedBy(pageOf(path))).toEqual(sharedBy(pageOf('/')));
  },
);

test('the theme colour is the colour at the top of the page', () => {
  expect(metaOf(pageOf('/'), 'theme-color')).toBe('#EDF2EC');
  expect(metaOf(pageOf('/faq'), 'theme-color')).toBe('#24439B');
  expect(metaOf(pageOf('/404'), 'theme-color')).toBe('#0B2A2B');
});
