import type { Service } from 'schema-dts';
import { type Price, planPrices, priceList } from '../content/prices';
import { site } from '../content/site';
import { organizationId } from './organization-data';

/** Returns a schema.org node for each service of `priceList`, in its order, with the starting price in rupees a month. */
export function serviceOffersData(origin: string): Service[] {
  return priceList.map((price) => serviceOffer(origin, price));
}

/** Returns a schema.org node for each plan of /pricing, with its price in rupees a month without tax. */
export function planOffersData(origin: string): Service[] {
  return Object.values(planPrices).map((price) => serviceOffer(origin, price));
}

function serviceOffer(origin: string, { service, description, monthlyRupees, tax }: Price): Service {
  const price = { price: monthlyRupees, priceCurrency: 'INR' };
  return {
    '@type': 'Service',
    name: service,
    serviceType: service,
    description,
    provider: { '@id': organizationId(origin) },
    areaServed: { '@type': 'Country', name: site.address.country },
    offers: {
      '@type': 'Offer',
      url: `${origin}/pricing`,
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
