import type { ItemList } from 'schema-dts';
import { absoluteUrl } from './absolute-url';

interface ListedPage {
  path: string;
  title: string;
}

/** Returns the node of a list page at `path`: the pages it links to, in its order. */
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
