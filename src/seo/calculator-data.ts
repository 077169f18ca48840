import type { WebApplication } from 'schema-dts';
import { site } from '../content/site';
import { absoluteUrl } from './absolute-url';
import { organizationReference } from './organization-reference';
import { sharePicturePath } from './share-picture';

interface CalculatorFacts {
  path: string;
  title: string;
  description: string;
}

/** Returns the node of the revenue calculator: a free application that works offline. */
export function calculatorData(
  origin: string,
  { path, title, description }: CalculatorFacts,
): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': `${absoluteUrl(origin, path)}#app`,
    name: title,
    description,
    url: absoluteUrl(origin, path),
    image: absoluteUrl(origin, sharePicturePath({ path })),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript. Works offline after the first visit.',
    isAccessibleForFree: true,
    inLanguage: site.language,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
    provider: organizationReference(origin),
  };
}
