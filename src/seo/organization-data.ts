import type { ImageObject, Organization, ProfessionalService, WebSite } from 'schema-dts';
import { ownerFacts, site } from '../content/site';
import { siteUrl } from './site-url';

/** Returns the `@id` by which other nodes refer to the company. */
export function organizationId(): string {
  return siteUrl('/#organization');
}

function organizationLogo(): ImageObject {
  return { '@type': 'ImageObject', url: siteUrl('/icon-512.png'), width: '512 px', height: '512 px' };
}

/** Returns the company's short node (`@id`, name, url, logo) for tools that follow no `@id`. */
export function organizationReference(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: siteUrl('/'),
    logo: organizationLogo(),
  };
}

/** Returns the company's schema.org node. Legal name, GSTIN and founder are left out unless `ownerFacts` contains them. */
export function organizationData(): ProfessionalService {
  const { address, phone, mail, social } = site;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(),
    name: site.name,
    ...(ownerFacts.registeredName ? { legalName: ownerFacts.registeredName } : {}),
    ...(ownerFacts.gstin ? { taxID: ownerFacts.gstin } : {}),
    ...(ownerFacts.founder === undefined
      ? {}
      : { founder: { '@type': 'Person', name: ownerFacts.founder.name, jobTitle: ownerFacts.founder.role } }),
    description: site.blurb,
    url: siteUrl('/'),
    logo: organizationLogo(),
    image: siteUrl('/share/home.png'),
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
export function websiteData(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteUrl('/#website'),
    name: site.name,
    url: siteUrl('/'),
    inLanguage: site.language,
    publisher: { '@id': organizationId() },
  };
}
