import type { Article } from 'schema-dts';
import type { CaseStudy } from '../content/case-studies';
import { absoluteUrl, pageId } from './absolute-url';
import { organizationReference } from './organization-reference';
import { sharePicturePath } from './share-picture';

/**
 * A case study, with the figures of its windows under the labels the page gives them. It has no dates, because the
 * company states none; and the property no address, for the same reason: a name is all that is known of it.
 */
export function caseStudyData(origin: string, caseStudy: CaseStudy): Article {
  const { path, name, title, description, keywords, metrics } = caseStudy;
  return {
    '@type': 'Article',
    '@id': `${absoluteUrl(origin, path)}#article`,
    mainEntityOfPage: { '@type': 'WebPage', '@id': pageId(origin, path) },
    url: absoluteUrl(origin, path),
    headline: title,
    description,
    articleSection: 'Case studies',
    keywords: keywords.join(', '),
    inLanguage: 'en',
    image: absoluteUrl(origin, sharePicturePath(caseStudy)),
    author: organizationReference(origin),
    publisher: organizationReference(origin),
    about: {
      '@type': 'Place',
      name,
      additionalProperty: metrics.map(({ label, value, source }) => ({
        '@type': 'PropertyValue',
        name: label,
        value,
        description: source,
      })),
    },
  };
}
