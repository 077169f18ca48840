import type { ItemList } from 'schema-dts';
import type { PageHead } from './page-head';

/** Returns the schema.org node of a list page at `path`: the pages it links to, in its order. */
export function listData(
  origin: string,
  path: string,
  pages: readonly Pick<PageHead, 'path' | 'title'>[],
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
