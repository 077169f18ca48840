import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Article,
  articleFrom,
  articles,
  findArticle,
  inBlogOrder,
  inPublishedOrder,
  loadArticleBody,
  relatedArticles,
} from '../../../src/content/articles';
import { articleCategories } from '../../../src/content/copy/article-categories';

function articleWith(changes: Partial<Article>): Article {
  const [first] = articles;
  if (!first) throw new Error('there are articles');
  return { ...first, ...changes };
}

const published = (slug: string, publishedAt: string) =>
  articleWith({ slug, publishedAt, listedOn: publishedAt });

test('the blog lists articles by their day, newest first, then by slug, and `listedOn` replaces that day', () => {
  const all = [
    published('b', '2025-10-01'),
    published('old', '2025-09-29'),
    published('a', '2025-10-01'),
    published('new', '2026-01-01'),
    articleWith({ slug: 'moved', publishedAt: '2024-12-01', listedOn: '2025-10-02' }),
  ];
  expect(inBlogOrder(all).map(({ slug }) => slug)).toEqual(['new', 'moved', 'a', 'b', 'old']);
});

test('the blog lists newer articles before the first six, and older ones after them', () => {
  const added = [published('new', '2025-10-04'), published('old', '2025-09-29')];
  const slugs = articles.map(({ slug }) => slug);
  expect(inBlogOrder([...articles.toReversed(), ...added]).map(({ slug }) => slug)).toEqual([
    'new',
    ...slugs,
    'old',
  ]);
});

test('the latest articles are sorted by day, those of one day in the order of the blog', () => {
  const all = [published('a', '2024-12-01'), published('b', '2025-10-01'), published('c', '2025-10-01')];
  expect(inPublishedOrder(all).map(({ slug }) => slug)).toEqual(['b', 'c', 'a']);
  const added = inPublishedOrder([published('d', '2026-01-01'), ...all]);
  expect(added.map(({ slug }) => slug)).toEqual(['d', 'b', 'c', 'a']);
});

test('no two articles share a title, a description or an excerpt', () => {
  for (const field of ['title', 'headTitle', 'description', 'excerpt'] as const) {
    expect(new Set(articles.map((article) => article[field])).size, field).toBe(articles.length);
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

test('no two sources of an article share a title or an address', () => {
  for (const { slug, sources } of articles) {
    expect(sources.length, slug).toBeGreaterThanOrEqual(4);
    expect(new Set(sources.map(({ title }) => title)).size, slug).toBe(sources.length);
    const addresses = sources.flatMap(({ url }) => url ?? []);
    expect(new Set(addresses).size, slug).toBe(addresses.length);
    for (const url of addresses) expect(url, slug).toMatch(/^https:\/\//);
  }
});

test('no source is a proxy, a mirror or a copy on an upload site', () => {
  const addresses = articles.flatMap(({ sources }) => sources.flatMap(({ url }) => url ?? []));
  expect(addresses.filter((url) => /doi-org\.|cnpereading|scribd|peeref|aminer|\/amp\//.test(url))).toEqual(
    [],
  );
});

test('every source is cited in the text, and every cited number has a source', () => {
  for (const { slug, sources } of articles) {
    const text = readFileSync(`src/content/articles/${slug}/index.mdx`, 'utf8');
    const cited = new Set([...text.matchAll(/<Source n=\{(\d+)\} \/>/g)].map(([, number]) => Number(number)));
    expect(
      [...cited].sort((a, b) => a - b),
      slug,
    ).toEqual(sources.map((_, i) => i + 1));
  }
});

test('related articles are other articles, those that share most first', () => {
  const a = articleWith({ slug: 'a', category: 'Direct Booking', keywords: ['UPI'] });
  const all = [
    a,
    articleWith({ slug: 'b', category: 'OTA Management', keywords: ['UPI', 'GST'] }),
    articleWith({ slug: 'c', category: 'Direct Booking', keywords: ['GST'] }),
    articleWith({ slug: 'd', category: 'OTA Management', keywords: ['rates'] }),
  ];
  expect(relatedArticles(a, all).map(({ slug }) => slug)).toEqual(['c', 'b', 'd']);
});

test('an article that does not exist cannot be found or loaded', async () => {
  expect(articles.map(({ slug }) => findArticle(slug))).toEqual(articles);
  expect(() => findArticle('pace')).toThrow('pace');
  await expect(loadArticleBody('pace')).rejects.toThrow('pace');
});

test('wrong front matter is refused with the file and every wrong field', () => {
  const { slug, path, monthLabel, wordCount, ...whole } = articleWith({});
  const closing = { heading: 'Call us', text: 'We answer.' };
  const frontMatter = { ...whole, category: 'Gossip', closing, listMinutes: 0 };
  // YAML can contain JSON.
  const source = `---\n${JSON.stringify(frontMatter)}\n---\n`;
  const read = () => articleFrom('./articles/pace/index.mdx', source);
  expect(read).toThrow('src/content/articles/pace/index.mdx: "category" must be one of Revenue Management');
  expect(read).toThrow('articles/pace/index.mdx: "closing.action" must be a text, got nothing');
  expect(read).toThrow('articles/pace/index.mdx: "listMinutes" must be a whole number above 0, got 0');
  expect(() => articleFrom('./articles/pace/index.mdx', 'No front matter')).toThrow(
    'src/content/articles/pace/index.mdx: must begin with front matter',
  );
});
