import type { Blog, BlogPosting } from 'schema-dts';
import type { Article } from '../content/articles';
import { blogCopy } from '../content/copy/blog';
import { organizationReference } from './organization-data';
import { sharePicturePath } from './share-picture';
import { siteUrl } from './site-url';
import { textLanguage } from './text-language';

/** Returns the schema.org node of the blog, with a short node per article in the given order. */
export function blogData(articles: readonly Article[]): Blog {
  const { path, title, description } = blogCopy.head;
  return {
    '@type': 'Blog',
    '@id': blogId(),
    url: siteUrl(path),
    name: title,
    description,
    inLanguage: textLanguage,
    publisher: organizationReference(),
    blogPost: articles.map(shortPosting),
  };
}

/** Returns the complete schema.org node of an article, for its own page. */
export function blogPostingData(article: Article): BlogPosting {
  const { path, description, keywords, wordCount, readingMinutes } = article;
  return {
    ...shortPosting(article),
    mainEntityOfPage: { '@type': 'WebPage', '@id': siteUrl(`${path}#page`) },
    description,
    keywords: keywords.join(', '),
    wordCount,
    timeRequired: `PT${readingMinutes}M`,
    inLanguage: textLanguage,
    publisher: organizationReference(),
    isPartOf: { '@id': blogId() },
  };
}

function shortPosting(article: Article) {
  const { path, title, category, publishedAt, modifiedAt } = article;
  return {
    '@type': 'BlogPosting',
    '@id': siteUrl(`${path}#article`),
    url: siteUrl(path),
    headline: title,
    articleSection: category,
    image: siteUrl(sharePicturePath(article)),
    datePublished: publishedAt,
    dateModified: modifiedAt,
    author: organizationReference(),
  } as const;
}

function blogId(): string {
  return siteUrl(`${blogCopy.head.path}#blog`);
}
