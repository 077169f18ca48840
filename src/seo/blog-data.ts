import type { Blog, BlogPosting } from 'schema-dts';
import type { Article } from '../content/articles';
import { blogCopy } from '../content/copy/blog';
import { organizationReference } from './organization-data';
import { sharePicturePath } from './share-picture';
import { textLanguage } from './text-language';

/** Returns the schema.org node of the blog, with a short node per article in the given order. */
export function blogData(origin: string, articles: readonly Article[]): Blog {
  const { path, title, description } = blogCopy.head;
  return {
    '@type': 'Blog',
    '@id': blogId(origin),
    url: `${origin}${path}`,
    name: title,
    description,
    inLanguage: textLanguage,
    publisher: organizationReference(origin),
    blogPost: articles.map((article) => shortPosting(origin, article)),
  };
}

/** Returns the complete schema.org node of an article, for its own page. */
export function blogPostingData(origin: string, article: Article): BlogPosting {
  const { path, description, keywords, wordCount, readingMinutes } = article;
  return {
    ...shortPosting(origin, article),
    mainEntityOfPage: { '@type': 'WebPage', '@id': `${origin}${path}#page` },
    description,
    keywords: keywords.join(', '),
    wordCount,
    timeRequired: `PT${readingMinutes}M`,
    inLanguage: textLanguage,
    publisher: organizationReference(origin),
    isPartOf: { '@id': blogId(origin) },
  };
}

function shortPosting(origin: string, article: Article) {
  const { path, title, category, publishedAt, modifiedAt } = article;
  return {
    '@type': 'BlogPosting',
    '@id': `${origin}${path}#article`,
    url: `${origin}${path}`,
    headline: title,
    articleSection: category,
    image: `${origin}${sharePicturePath(article)}`,
    datePublished: publishedAt,
    dateModified: modifiedAt,
    author: organizationReference(origin),
  } as const;
}

function blogId(origin: string): string {
  return `${origin}${blogCopy.head.path}#blog`;
}
