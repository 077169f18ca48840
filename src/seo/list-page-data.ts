import type { ItemList } from 'schema-dts';
import type { CompleteHead } from './page-head';
import { siteUrl } from './site-url';

/** Returns the schema.org node of the list page at `path`. It lists `pages` in the given order. */
export function listPageData(path: string, pages: readonly Pick<CompleteHead, 'path' | 'title'>[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': siteUrl(`${path}#list`),
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.title,
      url: siteUrl(page.path),
    })),
  };
}
