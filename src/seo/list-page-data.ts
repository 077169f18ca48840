import type { ItemList } from 'schema-dts';
import type { CompleteHead } from './page-head';

/** Returns the schema.org node of the list page at `path`. It lists `pages` in the given order. */
export function listPageData(
  origin: string,
  path: string,
  pages: readonly Pick<CompleteHead, 'path' | 'title'>[],
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${origin}${path}#list`,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.title,
      url: `${origin}${page.path}`,
    })),
  };
}
