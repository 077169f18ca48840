import { frontMatterFields } from './front-matter-fields';
import { monthAndYear } from './written-date';

/** The categories of the blog, in the order its filter shows them. */
export const articleCategories = [
  'Revenue Management',
  'Reputation Management',
  'Direct Booking',
  'OTA Management',
  'AI Revenue Management',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** What the blog says of an article. What only its own page says is in `article-bodies.ts`. */
export interface Article {
  slug: string;
  /** `/blog/` and the slug. */
  path: string;
  title: string;
  /** For the document's title, without the brand. */
  headTitle: string;
  description: string;
  /** For lists: one or two sentences. */
  excerpt: string;
  category: ArticleCategory;
  keywords: readonly string[];
  /** YYYY-MM-DD; only the month is shown. */
  publishedAt: string;
  modifiedAt: string;
  /** `December 2024`. */
  monthLabel: string;
  /** On its own page. */
  readingMinutes: number;
  /** In lists. The same, but for one article: the list of the company says 12 where its page says 15. */
  listMinutes: number;
  /** Its drawings: a file of scenes/articles. */
  scene: string;
  /** The building at its head, for those who do not see it. */
  picture: string;
}

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

/** A list names the fields it needs: every page that shows a card pays for them, the sources of six articles among them otherwise. */
const frontMatters = import.meta.glob<unknown>('./articles/*/index.mdx', {
  query:
    '?frontmatter=title,headTitle,description,excerpt,category,keywords,publishedAt,modifiedAt,readingMinutes,listMinutes,scene,picture',
  import: 'default',
  eager: true,
});

/**
 * Every article, as the blog lists them; the first is the featured one. An article added later stands before the
 * opening six, the newest first. A field that cannot be right stops the build, named with its file.
 */
export const articles: readonly Article[] = inReadingOrder(
  Object.entries(frontMatters).map(([file, frontMatter]) => readArticle(file, frontMatter)),
);

/** The newest first, at most `count`; those of one day in the order of the blog. */
export function newestArticles(count: number, from: readonly Article[] = articles): readonly Article[] {
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

/** What an article's front matter says. `file` is its path from this folder, `./articles/<slug>/index.mdx`. */
export function readArticle(file: string, frontMatter: unknown): Article {
  const slug = file.split('/').at(-2) ?? '';
  const fields = frontMatterFields(frontMatter, file.replace(/^\.\//, ''));
  const publishedAt = fields.date('publishedAt');
  return {
    slug,
    path: `/blog/${slug}`,
    title: fields.text('title'),
    headTitle: fields.text('headTitle'),
    description: fields.text('description'),
    excerpt: fields.text('excerpt'),
    category: fields.oneOf('category', articleCategories),
    keywords: fields.texts('keywords'),
    publishedAt,
    modifiedAt: fields.date('modifiedAt'),
    monthLabel: monthAndYear(publishedAt),
    readingMinutes: fields.count('readingMinutes'),
    listMinutes: fields.count('listMinutes'),
    scene: fields.text('scene'),
    picture: fields.text('picture'),
  };
}

function inReadingOrder(unordered: readonly Article[]): Article[] {
  const place = ({ slug }: Article) => readingOrder.indexOf(slug);
  return [...unordered].sort(
    (a, b) =>
      place(a) - place(b) || b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug),
  );
}
