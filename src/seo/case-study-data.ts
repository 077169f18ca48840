import type { Article } from 'schema-dts';
import type { CaseStudy } from '../content/case-studies';
import { caseStudiesCopy } from '../content/copy/case-study-pages';
import { organizationReference } from './organization-data';
import { sharePicturePath } from './share-picture';
import { textLanguage } from './text-language';

/** Returns the schema.org node of a case study: an undated article about the hotel, which is a Place with the metrics. */
export function caseStudyData(origin: string, caseStudy: CaseStudy): Article {
  const { path, name, title, description, keywords, metrics } = caseStudy;
  return {
    '@type': 'Article',
    '@id': `${origin}${path}#article`,
    mainEntityOfPage: { '@type': 'WebPage', '@id': `${origin}${path}#page` },
    url: `${origin}${path}`,
    headline: title,
    description,
    articleSection: caseStudiesCopy.title,
    keywords: keywords.join(', '),
    inLanguage: textLanguage,
    image: `${origin}${sharePicturePath(caseStudy)}`,
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
