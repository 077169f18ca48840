import type { Service } from 'schema-dts';
import { type Price, planPrices, priceList } from '../content/prices';
import { site } from '../content/site';
import { organizationId } from './organization-data';
import { siteUrl } from './site-url';

/** Returns a schema.org node for each service of `priceList`, in its order, with the starting price in rupees a month. */
export function serviceOffersData(): Service[] {
  return priceList.map(serviceOffer);
}

/** Returns a schema.org node for each plan of /pricing, with its price in rupees a month without tax. */
export function planOffersData(): Service[] {
  return Object.values(planPrices).map(serviceOffer);
}

function serviceOffer({ service, description, monthlyRupees, tax }: Price): Service {
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
