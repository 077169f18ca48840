import type { BlogPosting } from 'schema-dts';
import type { Article } from '../content/articles';
import { absoluteUrl, pageId } from './absolute-url';
import { organizationReference } from './organization-reference';
import { sharePicturePath } from './share-picture';

/** An article in one node: all that is known of it. */
export function blogPosting(origin: string, article: Article): BlogPosting {
  const { path, title, description, category, keywords, words, publishedAt, modifiedAt, readingMinutes } =
    article;
  return {
    '@type': 'BlogPosting',
    '@id': articleId(origin, path),
    mainEntityOfPage: { '@type': 'WebPage', '@id': pageId(origin, path) },
    url: absoluteUrl(origin, path),
    headline: title,
    description,
    articleSection: category,
    keywords: keywords.join(', '),
    wordCount: words,
    timeRequired: `PT${readingMinutes}M`,
    // The articles are written in English as such; the site around them is set for India.
    inLanguage: 'en',
    image: absoluteUrl(origin, sharePicturePath(article)),
    datePublished: publishedAt,
    dateModified: modifiedAt,
    author: organizationReference(origin),
    publisher: organizationReference(origin),
    isPartOf: { '@id': `${origin}/blog#blog` },
  };
}

/** The node of an article, the same on its own page and in the list of the blog. */
export function articleId(origin: string, path: string): string {
  return `${absoluteUrl(origin, path)}#article`;
}
