import { articleCategories, categorySlug } from './article-categories';
import { type Article, articles, NEWEST_ARTICLES } from './articles';
import { blogCopy } from './copy/blog';

type Category = Article['category'];

/** One page of a series that lists articles: /blog and its older pages, or the pages of one category. */
export interface BlogPage {
  /** `/blog`, `/blog/page/2`, `/blog/category/ota-management`, `/blog/category/ota-management/page/2`. */
  path: string;
  /** It is null on /blog and its older pages. */
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
 * Returns all pages that list `posts`, in blog order. Up to `NEWEST_ARTICLES` posts, also none, give only /blog.
 * - With more, /blog has the first of this number, and the pages from /blog/page/2 on have the rest.
 * - Then each of `articleCategories` that has posts gets pages with all of them.
 * - A page has `POSTS_PER_PAGE`; /blog/page/2 and a category's first page have fewer than twice as many.
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
 * Splits a list into pages, in its order. Each page has `size` entries, a whole number from 1, but the first has the rest, up
 * to 2 × `size` - 1. So a new entry at the start changes only the first page, or splits it in two. Returns [] for [].
 */
export function splitIntoPages<Entry>(entries: readonly Entry[], size: number): (readonly Entry[])[] {
  if (entries.length === 0) return [];
  const later = Math.max(Math.floor(entries.length / size) - 1, 0);
  const first = entries.length - later * size;
  const starts = Array.from({ length: later }, (_, i) => first + i * size);
  return [entries.slice(0, first), ...starts.map((start) => entries.slice(start, start + size))];
}

/**
 * Returns what /blog shows of `posts`, in blog order. `postCount` counts all of them, or all of the category.
 * - Without a category, `featured` is the first post or null, and `listed` has the others among the first `NEWEST_ARTICLES`.
 * - With one, `listed` has the category's posts among its first `FEWEST_OF_CATEGORY` or the first `NEWEST_ARTICLES` of all.
 *   `featured` is the first of all if it has the category (and is listed too), else null.
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
