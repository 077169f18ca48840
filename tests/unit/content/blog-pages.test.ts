import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARTICLES_ON_FIRST_PAGE, articles } from '../../../src/content/articles';
import { type BlogPage, blogPagesOf, splitIntoPages } from '../../../src/content/blog-pages';
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

test('a blog without articles has one empty page', () => {
  expect(blogPagesOf([])).toMatchObject([{ path: '/blog', articles: [], featured: undefined, listed: [] }]);
});

test('a blog whose articles fit on /blog has no page of older ones, and one page of each category with articles', () => {
  const [page, ...more] = blogPagesOf(grownBlog(ARTICLES_ON_FIRST_PAGE));
  expect(page).toMatchObject({ path: '/blog', pageCount: 1, newerPath: undefined, olderPath: undefined });
  expect(more.map(({ path }) => path)).toEqual(['/blog/category/direct-booking']);
});

test('one article more than /blog lists adds a page of older articles', () => {
  const pages = blogPagesOf(grownBlog(ARTICLES_ON_FIRST_PAGE + 1));
  expect(pages.map((page) => [page.path, page.articles.length])).toEqual([
    ['/blog', ARTICLES_ON_FIRST_PAGE],
    ['/blog/page/2', 1],
    ['/blog/category/direct-booking', ARTICLES_ON_FIRST_PAGE],
    ['/blog/category/ota-management', 1],
  ]);
});

test('each page links to the newer and the older page of its own series', () => {
  const links = blogPagesOf(grownBlog(ARTICLES_ON_FIRST_PAGE + 48)).map(({ path, newerPath, olderPath }) => [
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

test('/blog features the first article and lists the others', () => {
  const [page] = blogPagesOf(articlesOf('Direct Booking', 'OTA Management', 'Direct Booking'));
  expect(numbersOn(page)).toEqual({ featured: 0, listed: [1, 2] });
  const [grown] = blogPagesOf(grownBlog(40));
  expect(numbersOn(grown)).toEqual({ featured: 0, listed: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] });
});

test('a category lists all of its articles, and features the first of all if it is one of them', () => {
  const [, direct, ota] = blogPagesOf(articlesOf('Direct Booking', 'OTA Management', 'Direct Booking'));
  expect(numbersOn(direct)).toEqual({ featured: 0, listed: [0, 2] });
  expect(numbersOn(ota)).toEqual({ featured: undefined, listed: [1] });
});

test('the second page of a series features no article', () => {
  const pages = blogPagesOf(articlesOf(...Array.from({ length: 60 }, () => 'Direct Booking' as const)));
  const second = pages.filter(({ number }) => number === 2);
  expect(second.map(({ path }) => path)).toEqual(['/blog/page/2', '/blog/category/direct-booking/page/2']);
  expect(second.map(({ featured }) => featured)).toEqual([undefined, undefined]);
});

function numbersOn(page: BlogPage | undefined) {
  const { featured, listed = [] } = page ?? {};
  return { featured: featured && numberOf(featured), listed: listed.map(numberOf) };
}

test('the pages of the categories have every article once', () => {
  const categories = fc.array(fc.constantFrom(...articleCategories), { minLength: 1, maxLength: 120 });
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
