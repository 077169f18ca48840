import type { ImageObject, Organization, ProfessionalService, WebSite } from 'schema-dts';
import { ownerFacts, site } from '../content/site';

/** Returns `{origin}/#organization`, the `@id` by which other nodes refer to the company. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

function organizationLogo(origin: string): ImageObject {
  return { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512 px', height: '512 px' };
}

/** Returns the company's short node (`@id`, name, url, logo) for tools that follow no `@id`. */
export function organizationReference(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    url: `${origin}/`,
    logo: organizationLogo(origin),
  };
}

/** Returns the company's schema.org node. Legal name, GSTIN and founder are those of `ownerFacts` (src/content/site.ts). */
export function organizationData(origin: string): ProfessionalService {
  const { address, phone, mail, social } = site;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(origin),
    name: site.name,
    ...(ownerFacts.registeredName ? { legalName: ownerFacts.registeredName } : {}),
    ...(ownerFacts.gstin ? { taxID: ownerFacts.gstin } : {}),
    ...(ownerFacts.founder === undefined
      ? {}
      : { founder: { '@type': 'Person', name: ownerFacts.founder.name, jobTitle: ownerFacts.founder.role } }),
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

/** Returns the schema.org node of the site, with the company as its publisher. */
export function websiteData(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: { '@id': organizationId(origin) },
  };
}
