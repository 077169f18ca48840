// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articles, inPublishedOrder } from '../../src/content/articles';
import { site } from '../../src/content/site';
import { FEED_LENGTH } from '../../src/seo/feed';
import { distText, foundPaths, origin, pointsToFile } from './built-site';

function xmlOf(file: string): Document {
  const document = new DOMParser().parseFromString(distText(file), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const textsOf = (parent: Element | Document, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

test('the sitemap lists every page that search engines may show', () => {
  const addresses = textsOf(xmlOf('/sitemap.xml'), 'loc');
  expect(addresses).toEqual(foundPaths.map((path) => `${origin}${path}`));
  expect(addresses.filter((address) => !pointsToFile(address ?? ''))).toEqual([]);
});

test('in the sitemap only the articles and the blog have a date', () => {
  const dated = [...xmlOf('/sitemap.xml').getElementsByTagName('url')].flatMap((url) => {
    const [day] = textsOf(url, 'lastmod');
    return day ? [[textsOf(url, 'loc')[0]?.replace(origin, ''), day]] : [];
  });
  const newest = articles
    .map(({ modifiedAt }) => modifiedAt)
    .sort()
    .at(-1);
  expect(Object.fromEntries(dated)).toEqual({
    '/blog': newest,
    ...Object.fromEntries(articles.map(({ path, modifiedAt }) => [path, modifiedAt])),
  });
});

test('the feed lists the newest articles, with their addresses and days, newest first', () => {
  const items = [...xmlOf('/feed.xml').getElementsByTagName('item')];
  expect(items.map((item) => textsOf(item, 'guid')[0]).sort()).toEqual(
    inPublishedOrder(articles)
      .slice(0, FEED_LENGTH)
      .map(({ path }) => `${origin}${path}`)
      .sort(),
  );
  for (const item of items) {
    const [link] = textsOf(item, 'link');
    const article = articles.find(({ path }) => link === `${origin}${path}`);
    expect(textsOf(item, 'title')).toEqual([article?.title]);
    expect(pointsToFile(link ?? '')).toBe(true);
    expect(new Date(textsOf(item, 'pubDate')[0] ?? '').toISOString()).toBe(
      `${article?.publishedAt}T00:00:00.000Z`,
    );
  }
  const days = items.map((item) => Date.parse(textsOf(item, 'pubDate')[0] ?? ''));
  expect(days).toEqual([...days].sort((a, b) => b - a));
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(distText('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

const securityFields = Object.fromEntries(
  distText('/.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2)),
);

test('security.txt names the mail address for security problems', () => {
  expect(securityFields).toMatchObject({
    Contact: `mailto:${site.mail.hello}`,
    Canonical: `${origin}/.well-known/security.txt`,
  });
});

test('security.txt is valid for less than a year', () => {
  const daysLeft = (Date.parse(securityFields.Expires) - Date.now()) / 86_400_000;
  // Not the eleven months of a new build, because dist/ may be older than this run.
  expect(daysLeft).toBeGreaterThan(0);
  expect(daysLeft).toBeLessThan(366);
});
