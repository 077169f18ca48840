import { ARTICLES_ON_FIRST_PAGE, type Article, articles as allArticles } from './articles';
import { articleCategories, categorySlug } from './copy/article-categories';
import { blogCopy } from './copy/blog';

export type Category = Article['category'];

/** One page of a series that lists articles: /blog and its older pages, or the pages of one category. */
export interface BlogPage {
  /** `/blog`, `/blog/page/2`, `/blog/category/ota-management`, `/blog/category/ota-management/page/2`. */
  path: string;
  /** It is null on /blog and its older pages. */
  category: Category | null;
  articles: readonly Article[];
  /** The very first article, on /blog and on the first page of its category. They show it with its drawing above the list. */
  featured: Article | undefined;
  /** The articles of the list. /blog does not list the featured article, but the page of its category does. */
  listed: readonly Article[];
  /** Place in its series, counted from 1. */
  number: number;
  pageCount: number;
  /** How many articles all pages of the series list. */
  articleCount: number;
  newerPath: string | undefined;
  olderPath: string | undefined;
}

/**
 * How many articles a page has. /blog has `ARTICLES_ON_FIRST_PAGE`, and the first page of `splitIntoPages` has fewer than twice
 * as many. With 35 articles and the featured one, a page of a category stays within the budget of its HTML.
 */
const ARTICLES_PER_PAGE = 18;

export const blogPages = blogPagesOf(allArticles);

/**
 * Returns the pages that list these articles, which must be in the order of `inBlogOrder`.
 * - First comes /blog with at most `ARTICLES_ON_FIRST_PAGE`, also for []. /blog/page/2 and so on have the rest, if any.
 * - Then each category with articles has pages with all of them.
 * - Each page other than /blog has `ARTICLES_PER_PAGE`, except /blog/page/2 and a category's first page. These have fewer if
 *   there are no more, and otherwise also the articles that would not fill a page of their own.
 */
export function blogPagesOf(articles: readonly Article[]): BlogPage[] {
  const older = splitIntoPages(articles.slice(ARTICLES_ON_FIRST_PAGE), ARTICLES_PER_PAGE);
  const mainSeries = seriesOf(null, [articles.slice(0, ARTICLES_ON_FIRST_PAGE), ...older]);
  const ofCategories = articleCategories.flatMap((category) => {
    const own = articles.filter((article) => article.category === category);
    return seriesOf(category, splitIntoPages(own, ARTICLES_PER_PAGE));
  });
  const [first] = articles;
  return [...mainSeries, ...ofCategories].map((page) => {
    const featured = page.articles[0] === first ? first : undefined;
    const listed = featured && page.category === null ? page.articles.slice(1) : page.articles;
    return { ...page, featured, listed };
  });
}

/**
 * Splits a list into pages of `size` items (a whole number from 1), in its order.
 * - The items left over lengthen the first page: [1, 2, 3, 4, 5] gives [[1, 2, 3], [4, 5]] for 2. So a new item at the start
 *   only lengthens or splits the first page.
 * - A list shorter than `size` gives one page, and [] gives none.
 */
export function splitIntoPages<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  if (items.length === 0) return [];
  const later = Math.max(Math.floor(items.length / size) - 1, 0);
  const first = items.length - later * size;
  const starts = Array.from({ length: later }, (_, i) => first + i * size);
  return [items.slice(0, first), ...starts.map((start) => items.slice(start, start + size))];
}

/**
 * Returns the path of a category's first page, such as `/blog/category/ota-management`, or `/blog` for null. `blogPagesOf`
 * decides whether the page exists.
 */
export function categoryPath(category: Category | null): string {
  const { path } = blogCopy.head;
  return category === null ? path : `${path}/category/${categorySlug(category)}`;
}

function seriesOf(category: Category | null, pages: readonly (readonly Article[])[]) {
  const firstPath = categoryPath(category);
  const paths = pages.map((_, i) => (i === 0 ? firstPath : `${firstPath}/page/${i + 1}`));
  const articleCount = pages.flat().length;
  return pages.map((articles, i) => ({
    path: paths[i] ?? firstPath,
    category,
    articles,
    number: i + 1,
    pageCount: pages.length,
    articleCount,
    newerPath: paths[i - 1],
    olderPath: paths[i + 1],
  }));
}
