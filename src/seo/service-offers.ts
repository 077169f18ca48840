import type { Offer, Service } from 'schema-dts';
import { type Price, planPrices, priceList } from '../content/pricing';
import { site } from '../content/site';
import { organizationId } from './organization';

/** Returns a schema.org node for each service that has a monthly price, in rupees. `origin` has no final slash. */
export function serviceOffers(origin: string): Service[] {
  return priceList.map((price) => service(origin, price));
}

/** Returns a schema.org node for each plan of /pricing, in rupees a month without tax. `origin` has no final slash. */
export function planOffers(origin: string): Service[] {
  return Object.values(planPrices).map((price) => service(origin, price));
}

function service(origin: string, price: Price): Service {
  return {
    '@type': 'Service',
    name: price.service,
    serviceType: price.service,
    description: price.description,
    provider: { '@id': organizationId(origin) },
    areaServed: { '@type': 'Country', name: site.address.country },
    offers: offer(origin, price),
  };
}

function offer(origin: string, { monthlyRupees, tax }: Price): Offer {
  return {
    '@type': 'Offer',
    url: `${origin}/pricing`,
    price: monthlyRupees,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: monthlyRupees,
      priceCurrency: 'INR',
      // One month. Source: UN/CEFACT Recommendation 20, code MON.
      unitCode: 'MON',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
      ...(tax === 'excluded' ? { valueAddedTaxIncluded: false } : {}),
    },
  };
}
