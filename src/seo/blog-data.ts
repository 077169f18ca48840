import type { Blog } from 'schema-dts';
import type { Article } from '../content/articles';
import { absoluteUrl } from './absolute-url';
import { articleId } from './blog-posting';
import { organizationReference } from './organization-reference';
import { sharePicturePath } from './share-picture';

interface BlogWords {
  path: string;
  title: string;
  description: string;
}

/** The blog with a short node of each article; the whole of it stands on the article's own page. */
export function blogData(origin: string, words: BlogWords, articles: readonly Article[]): Blog {
  return {
    '@type': 'Blog',
    '@id': `${absoluteUrl(origin, words.path)}#blog`,
    url: absoluteUrl(origin, words.path),
    name: words.title,
    description: words.description,
    inLanguage: 'en',
    publisher: organizationReference(origin),
    blogPost: articles.map((article) => ({
      '@type': 'BlogPosting',
      '@id': articleId(origin, article.path),
      url: absoluteUrl(origin, article.path),
      headline: article.title,
      articleSection: article.category,
      image: absoluteUrl(origin, sharePicturePath(article)),
      datePublished: article.publishedAt,
      dateModified: article.modifiedAt,
      author: organizationReference(origin),
    })),
  };
}
