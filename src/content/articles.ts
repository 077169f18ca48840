import type { MDXContent } from 'mdx/types';
import { z } from 'zod';
import { articleCategories } from './copy/blog';
import { count, day, folderOf, listOf, oneOf, readFields, text, texts } from './front-matter';
import { monthAndYear } from './written-date';

const frontMatter = z.strictObject({
  title: text,
  /** For the document's title, without the brand. */
  headTitle: text,
  description: text,
  /** For lists: one or two sentences. */
  excerpt: text,
  /** On its own page: one line under the title. */
  dek: text,
  category: oneOf(articleCategories),
  keywords: texts,
  /** YYYY-MM-DD; only the month is shown. */
  publishedAt: day,
  modifiedAt: day,
  /** On its own page. */
  readingMinutes: count,
  /** In lists. The same, but for one article: the list of the company says 12 where its page says 15. */
  listMinutes: count,
  /** Its drawings: a file of scenes/articles. */
  scene: text,
  /** The building at its head, for those who do not see it. */
  picture: text,
  /** What that building means: the number first, then a sentence. */
  caption: z.strictObject({ figure: text, text }, 'a figure and a text'),
  /** The call at the end; its action leads to the contact page. */
  closing: z.strictObject({ heading: text, text, action: text }, 'a heading, a text and an action'),
  /** In the order of their numbers in the text. One that stands at no public address of its own has none. */
  sources: listOf(
    z.strictObject({ title: text, url: text.exactOptional() }, 'a title, and a url if it has one'),
  ),
});

/** An article but for its text. */
export interface Article extends Readonly<z.infer<typeof frontMatter>> {
  slug: string;
  /** `/blog/` and the slug. */
  path: string;
  /** `December 2024`. */
  monthLabel: string;
  /** How many its text has: its figures, sources and frame left out. */
  words: number;
}

/** How many articles are stored on a device at installation. The older ones are stored afterwards. */
export const newestArticles = 12;

/**
 * The opening six, in the editor's order: it begins with the piece for an owner who has read none, and that one is
 * featured. By date alone six articles of two months would stand in the order of the alphabet.
 */
const readingOrder = [
  'cracking-the-code-revenue-management',
  'stop-letting-otas-eat-profits',
  'hotel-booking-engine',
  'makemytrip-promotions',
  'reduce-ota-commission',
  'ai-revenue-management',
];

const files = import.meta.glob<Written>('./articles/*/index.mdx', {
  query: '?written',
  import: 'default',
  eager: true,
});
const bodies = import.meta.glob<MDXContent>('./articles/*/index.mdx', { import: 'default' });

/**
 * Every article, as the blog lists them; the first is the featured one. An article added later stands before the
 * opening six, the newest first. Read in the build alone: the browser gets pages (tests/build/text-once.test.ts).
 */
export const articles: readonly Article[] = Object.entries(files)
  .map(([file, written]) => readArticle(file, written))
  .sort(
    (a, b) =>
      readingOrder.indexOf(a.slug) - readingOrder.indexOf(b.slug) ||
      b.publishedAt.localeCompare(a.publishedAt) ||
      a.slug.localeCompare(b.slug),
  );

/** The newest first, at most `count`; those of one day in the order of the blog. */
export function latestArticles(count: number, from: readonly Article[] = articles): readonly Article[] {
  return [...from].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, count);
}

/**
 * Up to `count` other articles on the same matter: one of the same category counts as two shared keywords. What shares
 * nothing comes last, in the order of the blog.
 */
export function relatedArticles(
  article: Article,
  count: number,
  from: readonly Article[] = articles,
): readonly Article[] {
  const shared = (other: Article) =>
    other.keywords.filter((keyword) => article.keywords.includes(keyword)).length +
    (other.category === article.category ? 2 : 0);
  return from
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The text of an article as a component. Rejects for a slug that is none. */
export async function loadArticleBody(slug: string): Promise<MDXContent> {
  const load = bodies[`./articles/${slug}/index.mdx`];
  if (!load) throw new Error(`content/articles has no folder "${slug}"`);
  return load();
}

/** An article from its file, whose path is from this folder: `./articles/<slug>/index.mdx`. */
export function readArticle(file: string, { frontMatter: fields, words }: Written): Article {
  const slug = folderOf(file);
  const article = readFields(frontMatter, file, fields);
  return {
    ...article,
    slug,
    path: `/blog/${slug}`,
    monthLabel: monthAndYear(article.publishedAt),
    words,
  };
}
