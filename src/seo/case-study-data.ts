import type { Article } from 'schema-dts';
import type { CaseStudy } from '../content/case-studies';
import { caseStudiesCopy } from '../content/copy/case-study-pages';
import { organizationReference } from './organization-data';
import { sharePicturePath } from './share-picture';
import { siteUrl } from './site-url';
import { textLanguage } from './text-language';

/** Returns the schema.org node of a case study: an undated article about the hotel, which is a Place with the metrics. */
export function caseStudyData(caseStudy: CaseStudy): Article {
  const { path, name, title, description, keywords, metrics } = caseStudy;
  return {
    '@type': 'Article',
    '@id': siteUrl(`${path}#article`),
    mainEntityOfPage: { '@type': 'WebPage', '@id': siteUrl(`${path}#page`) },
    url: siteUrl(path),
    headline: title,
    description,
    articleSection: caseStudiesCopy.title,
    keywords: keywords.join(', '),
    inLanguage: textLanguage,
    image: siteUrl(sharePicturePath(caseStudy)),
    author: organizationReference(),
    publisher: organizationReference(),
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
