import type { WebApplication } from 'schema-dts';
import { absoluteUrl } from './absolute-url';
import { organizationReference } from './organization-reference';
import { sharePicturePath } from './share-picture';

interface CalculatorFacts {
  path: string;
  title: string;
  description: string;
}

/** The revenue calculator as an application: free, in any browser, working without network. */
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
    inLanguage: 'en-IN',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
    provider: organizationReference(origin),
  };
}
