import type { WebApplication } from 'schema-dts';
import { outsidePagesCopy } from '../content/copy/outside-pages';
import { site } from '../content/site';
import { organizationReference } from './organization-data';
import type { CompleteHead } from './page-head';
import { sharePicturePath } from './share-picture';
import { siteUrl } from './site-url';

/** Returns the schema.org node of the revenue calculator, a free application, from the head of its page. */
export function calculatorData({ path, title, description }: CompleteHead): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': siteUrl(`${path}#app`),
    name: title,
    description,
    url: siteUrl(path),
    image: siteUrl(sharePicturePath({ path })),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: outsidePagesCopy.calculatorNeeds,
    isAccessibleForFree: true,
    inLanguage: site.language,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
    provider: organizationReference(),
  };
}
