import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from './absolute-url';

export interface Crumb {
  path: string;
  name: string;
}

/** The way from the home page to this one, home first. The home page itself has none. */
export function breadcrumbs(origin: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(origin, trail.at(-1)?.path ?? '/')}#breadcrumb`,
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(origin, path),
    })),
  };
}
