import type { ItemList } from 'schema-dts';
import { absoluteUrl } from './absolute-url';

interface ListedPage {
  path: string;
  title: string;
}

/** The pages that a list page leads to, in its order. */
export function listData(origin: string, path: string, pages: readonly ListedPage[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(origin, path)}#list`,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.title,
      url: absoluteUrl(origin, page.path),
    })),
  };
}
