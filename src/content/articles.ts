import type { MDXContent } from 'mdx/types';
import { z } from 'zod';
import { articleCategories } from './copy/article-categories';
import { monthAndYear } from './copy/dates';
import { countWords, readableText } from './mdx-source';
import {
  calendarDay,
  folderOf,
  listOf,
  nonBlank,
  nonBlankList,
  oneOf,
  positiveInteger,
  readFrontMatter,
} from './schemas';

const frontMatterSchema = z.strictObject({
  title: nonBlank,
  /** Title of the document and of search results, without the brand. */
  headTitle: nonBlank,
  description: nonBlank,
  /** One or two sentences, shown in lists. */
  excerpt: nonBlank,
  /** One line under the title on the article's page. */
  subtitle: nonBlank,
  category: oneOf(articleCategories),
  keywords: nonBlankList,
  /** YYYY-MM-DD. The site shows only the month. */
  publishedAt: calendarDay,
  modifiedAt: calendarDay,
  /** Shown on the article's page. */
  readingMinutes: positiveInteger,
  /** Shown in lists. Default: `readingMinutes`. For one article the company's list says 12, its page says 15. */
  listMinutes: positiveInteger.exactOptional(),
  /** YYYY-MM-DD. Its day in the order of `inBlogOrder`. Default: `publishedAt`. The editor chose it for three articles. */
  listedOn: calendarDay.exactOptional(),
  /** The name of a file in scenes/articles that exports the article's drawings. */
  drawing: nonBlank,
  /** Text alternative of the building at the top of the page. */
  pictureText: nonBlank,
  /** What that building means: a number, then a sentence. */
  caption: z.strictObject({ figure: nonBlank, text: nonBlank }, 'a figure and a text'),
  /** The section at the end. Its action links to the contact page. */
  closing: z.strictObject(
    { heading: nonBlank, text: nonBlank, action: nonBlank },
    'a heading, a text and an action',
  ),
  /** In the order of their numbers in the text. A source without a public address has no `url`. */
  sources: listOf(
    z.strictObject({ title: nonBlank, url: nonBlank.exactOptional() }, 'a title, and a url if it has one'),
  ),
});

/** The front matter of an article, and the fields that the build computes from its file. `loadArticleBody` loads its text. */
export interface Article extends Readonly<z.infer<typeof frontMatterSchema>> {
  slug: string;
  /** `/blog/` and the slug. */
  path: string;
  listMinutes: number;
  listedOn: string;
  /** `December 2024`. */
  monthLabel: string;
  /** Number of words in the text, without figures, sources and front matter. */
  wordCount: number;
}

/** How many articles /blog lists and the worker stores during installation. Older ones have their own pages (blog-pages.ts). */
export const ARTICLES_ON_FIRST_PAGE = 12;

const sources = import.meta.glob<string>('./articles/*/index.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Every article in the order of `inBlogOrder`. The first one is featured. Only the build reads this list; the browser gets
 * pages (tests/build/text-once.test.ts).
 */
export const articles: readonly Article[] = inBlogOrder(
  Object.entries(sources).map(([file, source]) => articleFrom(file, source)),
);

/** Returns a copy with the latest `listedOn` first. Articles of the same day are sorted by slug, A first. */
export function inBlogOrder(unsorted: readonly Article[]): readonly Article[] {
  return [...unsorted].sort((a, b) => b.listedOn.localeCompare(a.listedOn) || a.slug.localeCompare(b.slug));
}

/** Returns a copy with the latest `publishedAt` first. Articles of the same day keep their order. */
export function inPublishedOrder(unsorted: readonly Article[]): readonly Article[] {
  return [...unsorted].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/**
 * Returns all other `candidates`, the most similar to `article` first. Equally similar articles keep their order. Each common
 * keyword adds 1 to the similarity, and the same category 2. The similarity may be 0.
 */
export function relatedArticles(article: Article, candidates: readonly Article[]): readonly Article[] {
  const similarity = (other: Article) =>
    other.keywords.filter((keyword) => article.keywords.includes(keyword)).length +
    (other.category === article.category ? 2 : 0);
  return candidates.filter(({ slug }) => slug !== article.slug).sort((a, b) => similarity(b) - similarity(a));
}

/** Returns the article with this slug. Throws if there is none. */
export function findArticle(slug: string): Article {
  const found = articles.find((article) => article.slug === slug);
  if (!found) throw new Error(`content/articles has no folder "${slug}"`);
  return found;
}

/** Loads the text of an article as a component. Rejects if no article has this slug, or if the file cannot be loaded. */
export async function loadArticleBody(slug: string): Promise<MDXContent> {
  return (await import(`./articles/${slug}/index.mdx`)).default;
}

/**
 * Makes an article from `source`, the text of `./articles/<slug>/index.mdx`. Adds to the front matter `wordCount`, `slug`,
 * `path` and `monthLabel`. `listMinutes` defaults to `readingMinutes`, `listedOn` to `publishedAt`. Throws one error that names
 * each wrong, missing or unknown field. Throws also if the front matter is missing or is no YAML mapping.
 */
export function articleFrom(file: string, source: string): Article {
  const slug = folderOf(file);
  const article = readFrontMatter(frontMatterSchema, file, source);
  return {
    listMinutes: article.readingMinutes,
    listedOn: article.publishedAt,
    ...article,
    slug,
    path: `/blog/${slug}`,
    monthLabel: monthAndYear(article.publishedAt),
    wordCount: countWords(readableText(source)),
  };
}
