import { expect, test } from 'vitest';
import { loadArticle, readFrame } from '../../../src/content/article-bodies';
import { articleSlugs } from '../../../src/content/article-slugs';
import { articleCategories, articles, readArticle } from '../../../src/content/articles';

/** What the company's site says of its six articles: category, minutes in lists and on the page, month, closing action. */
const stated = [
  ['cracking-the-code-revenue-management', 'Revenue Management', 8, 8, 'December 2024', 'Get Started Today'],
  ['stop-letting-otas-eat-profits', 'Reputation Management', 6, 6, 'December 2024', 'Get Reputation Help'],
  ['hotel-booking-engine', 'Direct Booking', 5, 5, 'October 2025', 'Get Booking Engine Help'],
  ['makemytrip-promotions', 'OTA Management', 5, 5, 'October 2025', 'Get MakeMyTrip Help'],
  ['reduce-ota-commission', 'Direct Booking', 12, 12, 'October 2025', 'Start Your OTA Reduction Strategy'],
  ['ai-revenue-management', 'AI Revenue Management', 12, 15, 'October 2025', 'Start Your AI Journey Today'],
];

test('the six articles stand in their order with the stated category, length, month and action', async () => {
  const found = articles.map(async ({ slug, category, listMinutes, readingMinutes, monthLabel }) => {
    const { frame } = await loadArticle(slug);
    return [slug, category, listMinutes, readingMinutes, monthLabel, frame.closing.action];
  });
  expect(await Promise.all(found)).toEqual(stated);
});

test('every article has a body, and every body its front matter', () => {
  expect([...articleSlugs].sort()).toEqual(articles.map(({ slug }) => slug).sort());
});

test('no two articles share a title, a description or an excerpt', () => {
  for (const field of ['title', 'headTitle', 'description', 'excerpt'] as const) {
    expect(new Set(articles.map((article) => article[field])).size, field).toBe(articles.length);
  }
});

test('what is shown in search results fits there', () => {
  for (const { slug, headTitle, description } of articles) {
    expect(headTitle.length, slug).toBeLessThanOrEqual(60);
    expect(description.length, slug).toBeGreaterThanOrEqual(80);
    expect(description.length, slug).toBeLessThanOrEqual(160);
  }
});

test('every category of the filter has an article', () => {
  for (const category of articleCategories) {
    expect(
      articles.some((article) => article.category === category),
      category,
    ).toBe(true);
  }
});

test('every source has a title and an address of its own', async () => {
  for (const { slug } of articles) {
    const { sources } = (await loadArticle(slug)).frame;
    expect(sources.length, slug).toBeGreaterThanOrEqual(4);
    expect(new Set(sources.map(({ url }) => url)).size, slug).toBe(sources.length);
    for (const { url } of sources) expect(URL.canParse(url), url).toBe(true);
  }
});

test('an article that does not exist is refused', async () => {
  await expect(loadArticle('pace')).rejects.toThrow('pace');
});

test('a closing call without its action stops the build, naming the file', () => {
  const caption = { figure: '18 of 100.', text: 'So many are crossed out.' };
  const frontMatter = { dek: 'One line.', caption, closing: { heading: 'Call us', text: 'We answer.' } };
  expect(() => readFrame('articles/pace/index.mdx', frontMatter)).toThrow(
    'articles/pace/index.mdx, "closing": "action" must be a text, got nothing',
  );
});

test('a category outside the five stops the build, naming the file', () => {
  const [article] = articles;
  const frontMatter = { ...article, category: 'Gossip' };
  expect(() => readArticle('./articles/pace/index.mdx', frontMatter)).toThrow(
    'articles/pace/index.mdx: "category" must be one of Revenue Management',
  );
});
