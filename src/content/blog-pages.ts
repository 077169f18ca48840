import { type Article, articles, NEWEST_ARTICLES } from './articles';
import { articleCategories, blogCopy, categorySlug } from './copy/blog';

type Category = Article['category'];

/** One page of a series that lists articles: /blog and its older pages, or the pages of one category. */
export interface BlogPage {
  /** `/blog`, `/blog/page/2`, `/blog/category/ota-management`, `/blog/category/ota-management/page/2`. */
  path: string;
  /** Null on /blog and its older pages. */
  category: Category | null;
  posts: readonly Article[];
  /** Place in its series, counted from 1. */
  number: number;
  pageCount: number;
  /** How many articles all pages of the series list. */
  postCount: number;
  newerPath: string | undefined;
  olderPath: string | undefined;
}

/** How many articles a page lists, except /blog and the first page of `splitIntoPages`. */
const POSTS_PER_PAGE = 24;

/** On /blog a category lists at least this number of its articles, if it has them. */
const FEWEST_OF_CATEGORY = 4;

export const blogPages = blogPagesOf(articles);

/**
 * Returns all pages that list `posts` (in blog order).
 * - Up to twelve posts, also none: only /blog, with all of them.
 * - With more: /blog with the first twelve; from /blog/page/2 on, the older posts. Then, for each of `articleCategories` that
 *   has posts, pages with all its posts, from `categoryPath` on. Each has 24 posts; /blog/page/2 and the first page of a
 *   category have up to 47. `number` is 2 for /blog/page/2.
 */
export function blogPagesOf(posts: readonly Article[]): BlogPage[] {
  const older = splitIntoPages(posts.slice(NEWEST_ARTICLES), POSTS_PER_PAGE);
  const all = seriesOf(blogCopy.head.path, null, [posts.slice(0, NEWEST_ARTICLES), ...older]);
  if (older.length === 0) return all;
  const ofCategories = articleCategories.flatMap((category) => {
    const pages = splitIntoPages(postsIn(category, posts), POSTS_PER_PAGE);
    return seriesOf(categoryPath(category), category, pages);
  });
  return [...all, ...ofCategories];
}

/**
 * Splits a list into pages, in its order; [] gives []. `size` is a whole number from 1. Each page but the first has `size`
 * entries; the first has the rest, up to 2 × `size` - 1. A list of at most that length has one page. So a new entry at the
 * start changes only the first page, or splits it in two. The other pages keep their entries.
 */
export function splitIntoPages<Entry>(entries: readonly Entry[], size: number): (readonly Entry[])[] {
  if (entries.length === 0) return [];
  const later = Math.max(Math.floor(entries.length / size) - 1, 0);
  const first = entries.length - later * size;
  const starts = Array.from({ length: later }, (_, i) => first + i * size);
  return [entries.slice(0, first), ...starts.map((start) => entries.slice(start, start + size))];
}

/**
 * Returns what /blog shows of `posts` (in blog order). `postCount`: of all posts or of the category, listed or not.
 * - All (`category` null): `featured` is the first post (null without posts), `listed` the second to the twelfth.
 * - A category: `listed` has its posts that are among its first four or among the first twelve of all. `featured` is the first
 *   of all if it has this category (then it is listed too), else null.
 */
export function blogView(posts: readonly Article[], category: Category | null) {
  const [first = null] = posts;
  const newest = posts.slice(0, NEWEST_ARTICLES);
  if (category === null) return { featured: first, listed: newest.slice(1), postCount: posts.length };
  const own = postsIn(category, posts);
  return {
    featured: first?.category === category ? first : null,
    listed: own.filter((post, i) => i < FEWEST_OF_CATEGORY || newest.includes(post)),
    postCount: own.length,
  };
}

/** Returns the path of a category's first page: `/blog/category/ota-management`. `blogPagesOf` decides if the page exists. */
export function categoryPath(category: Category): string {
  return `${blogCopy.head.path}/category/${categorySlug(category)}`;
}

function postsIn(category: Category, posts: readonly Article[]): Article[] {
  return posts.filter((post) => post.category === category);
}

function seriesOf(
  firstPath: string,
  category: Category | null,
  pages: readonly (readonly Article[])[],
): BlogPage[] {
  const paths = pages.map((_, i) => (i === 0 ? firstPath : `${firstPath}/page/${i + 1}`));
  const postCount = pages.flat().length;
  return pages.map((posts, i) => ({
    path: paths[i] ?? firstPath,
    category,
    posts,
    number: i + 1,
    pageCount: pages.length,
    postCount,
    newerPath: paths[i - 1],
    olderPath: paths[i + 1],
  }));
}
