import type { ImageObject, Organization } from 'schema-dts';
import { site } from '../content/site';

/** The node other nodes point to as author, publisher, provider or employer. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** Our sign, 512 pixels square. */
export function organizationLogo(origin: string): ImageObject {
  return { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512 px', height: '512 px' };
}

/** A pointer to ourselves, with the name and the sign that readers of a single node need. */
export function organizationReference(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    url: `${origin}/`,
    logo: organizationLogo(origin),
  };
}
