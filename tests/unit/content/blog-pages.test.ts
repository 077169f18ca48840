import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARTICLES_ON_FIRST_PAGE, articles } from '../../../src/content/articles';
import { blogPagesOf, filterArticles, splitIntoPages } from '../../../src/content/blog-pages';
import { articleCategories } from '../../../src/content/copy/article-categories';

type Category = (typeof articleCategories)[number];

/** As many articles as categories are given, numbered in the order of the blog. */
function articlesOf(...categories: Category[]) {
  const [article] = articles;
  if (!article) throw new Error('there are articles');
  return categories.map((category, number) => ({ ...article, slug: String(number), category }));
}

const numberOf = ({ slug }: { slug: string }) => Number(slug);

/** Articles of which the newest are on direct booking, and the others on OTA management. */
function grownBlog(count: number) {
  return articlesOf(
    ...Array.from({ length: count }, (_, i) =>
      i < ARTICLES_ON_FIRST_PAGE ? 'Direct Booking' : 'OTA Management',
    ),
  );
}

const lengths = (count: number) =>
  splitIntoPages(
    Array.from({ length: count }, (_, i) => i),
    24,
  ).map(({ length }) => length);

test('every page has 24 items, and the first also the rest', () => {
  expect([0, 1, 24, 47, 48, 49, 188].map(lengths)).toEqual([
    [],
    [1],
    [24],
    [47],
    [24, 24],
    [25, 24],
    [44, 24, 24, 24, 24, 24, 24],
  ]);
});

test('the pages have every item once, in order, and a new item changes only the first page until that is full', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 30 }), (count, size) => {
      const items = Array.from({ length: count }, (_, i) => i);
      const pages = splitIntoPages(items, size);
      expect(pages.flat()).toEqual(items);
      const grown = splitIntoPages([-1, ...items], size);
      if (grown.length === pages.length) expect(grown.slice(1)).toEqual(pages.slice(1));
    }),
  );
});

test('a blog whose articles fit on /blog has no other page', () => {
  expect(blogPagesOf([]).map(({ path }) => path)).toEqual(['/blog']);
  const [page, ...more] = blogPagesOf(grownBlog(ARTICLES_ON_FIRST_PAGE));
  expect(more).toEqual([]);
  expect(page).toMatchObject({ path: '/blog', pageCount: 1, newerPath: undefined, olderPath: undefined });
});

test('one article more than /blog lists adds a page of older articles, and one page of each category with articles', () => {
  const pages = blogPagesOf(grownBlog(ARTICLES_ON_FIRST_PAGE + 1));
  expect(pages.map((page) => [page.path, page.articles.length])).toEqual([
    ['/blog', ARTICLES_ON_FIRST_PAGE],
    ['/blog/page/2', 1],
    ['/blog/category/direct-booking', ARTICLES_ON_FIRST_PAGE],
    ['/blog/category/ota-management', 1],
  ]);
});

test('each page links to the newer and the older page of its own series', () => {
  const links = blogPagesOf(grownBlog(ARTICLES_ON_FIRST_PAGE + 60)).map(({ path, newerPath, olderPath }) => [
    path,
    newerPath,
    olderPath,
  ]);
  expect(links).toEqual([
    ['/blog', undefined, '/blog/page/2'],
    ['/blog/page/2', '/blog', '/blog/page/3'],
    ['/blog/page/3', '/blog/page/2', undefined],
    ['/blog/category/direct-booking', undefined, undefined],
    ['/blog/category/ota-management', undefined, '/blog/category/ota-management/page/2'],
    ['/blog/category/ota-management/page/2', '/blog/category/ota-management', undefined],
  ]);
});

function numbersOf(blog: ReturnType<typeof articlesOf>, category: Category | null) {
  const { listed, articleCount } = filterArticles(blog, category);
  return { listed: listed.map(numberOf), articleCount };
}

test('the filter "All" lists every article but the first, which /blog features', () => {
  const blog = articlesOf('Direct Booking', 'OTA Management', 'Direct Booking');
  expect(numbersOf(blog, null)).toEqual({ listed: [1, 2], articleCount: 3 });
});

test('a category lists all of its articles, also the featured one', () => {
  const blog = articlesOf('Direct Booking', 'OTA Management', 'Direct Booking');
  expect(numbersOf(blog, 'Direct Booking')).toEqual({ listed: [0, 2], articleCount: 2 });
  expect(numbersOf(blog, 'OTA Management')).toEqual({ listed: [1], articleCount: 1 });
});

test('a blog without articles shows none', () => {
  expect(filterArticles([], null)).toEqual({ listed: [], shownCount: 0, articleCount: 0 });
});

test('of more than twelve articles, "All" lists the newest twelve but the first', () => {
  const { listed, articleCount } = numbersOf(grownBlog(40), null);
  expect(listed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(articleCount).toBe(40);
});

test('of more than twelve articles, a category shows those of the newest twelve, and at least its newest four', () => {
  expect(numbersOf(grownBlog(40), 'Direct Booking').listed).toHaveLength(12);
  expect(numbersOf(grownBlog(40), 'OTA Management')).toEqual({
    listed: [12, 13, 14, 15],
    articleCount: 28,
  });
  expect(numbersOf(grownBlog(14), 'OTA Management').listed).toEqual([12, 13]);
});

test('the pages of the categories have every article once', () => {
  const categories = fc.array(fc.constantFrom(...articleCategories), { minLength: 13, maxLength: 120 });
  fc.assert(
    fc.property(categories, (list) => {
      const pages = blogPagesOf(articlesOf(...list)).filter(({ category }) => category !== null);
      for (const page of pages)
        expect(page.articles.every(({ category }) => category === page.category)).toBe(true);
      const numbers = pages.flatMap((page) => page.articles.map(numberOf));
      expect(numbers.sort((a, b) => a - b)).toEqual(list.map((_, i) => i));
    }),
  );
});
