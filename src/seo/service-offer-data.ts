import type { Service } from 'schema-dts';
import type { Price } from '../content/prices';
import { site } from '../content/site';
import { organizationId } from './organization-data';
import { siteUrl } from './site-url';

/** Returns the schema.org node of a service or plan that is offered at this price in rupees a month. */
export function serviceOfferData({ service, description, monthlyRupees, tax }: Price): Service {
  const price = { price: monthlyRupees, priceCurrency: 'INR' };
  return {
    '@type': 'Service',
    name: service,
    serviceType: service,
    description,
    provider: { '@id': organizationId() },
    areaServed: { '@type': 'Country', name: site.address.country },
    offers: {
      '@type': 'Offer',
      url: siteUrl('/pricing'),
      ...price,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        // One month. Source: UN/CEFACT Recommendation 20, code MON.
        unitCode: 'MON',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
        ...(tax === 'excluded' ? { valueAddedTaxIncluded: false } : {}),
      },
    },
  };
}
