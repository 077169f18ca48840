import type { ImageObject, Organization } from 'schema-dts';
import { site } from '../content/site';

/** Returns the id of the company's node, to which other nodes point as author, publisher, provider or employer. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** Returns the schema.org node of the company's logo. */
export function organizationLogo(origin: string): ImageObject {
  return { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512 px', height: '512 px' };
}

/** Returns a short schema.org node of the company: its id, with name and logo for tools that read one node only. */
export function organizationReference(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    url: `${origin}/`,
    logo: organizationLogo(origin),
  };
}
