import type { ProfessionalService, WebSite } from 'schema-dts';
import { owner, site } from '../content/site';
import { organizationId, organizationLogo } from './organization-reference';

/** Returns the schema.org node of the company: name, address, contact data and social profiles. */
export function organization(origin: string): ProfessionalService {
  const { address, phone, mail, social } = site;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(origin),
    name: site.name,
    ...(owner.registeredName === undefined ? {} : { legalName: owner.registeredName }),
    ...(owner.gstin === undefined ? {} : { taxID: owner.gstin }),
    ...(owner.founder === undefined
      ? {}
      : { founder: { '@type': 'Person', name: owner.founder.name, jobTitle: owner.founder.role } }),
    description: site.blurb,
    url: `${origin}/`,
    logo: organizationLogo(origin),
    image: `${origin}/share/home.png`,
    telephone: phone.e164,
    email: mail.hello,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    areaServed: { '@type': 'Country', name: address.country },
    sameAs: social.map((profile) => profile.href),
  };
}

/** Returns the schema.org node of the site. */
export function website(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: { '@id': organizationId(origin) },
  };
}
