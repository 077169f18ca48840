import { categorySlug } from '../../content/copy/article-categories';
import { readQuery } from '../../platform/history';
import { replaceAddress } from '../../platform/page-load';

/**
 * Reads `category` from the query of this page's address, as in `/blog?category=direct-booking` of former versions of the site.
 * Then loads the page of this category in place of this page. The query may have the slug or the name, in any case. Does
 * nothing without this query, or if no `nav` in `content` has a link to such a page.
 */
export function openFormerAddress(content: HTMLElement): void {
  const slug = categorySlug(readQuery('category') ?? '');
  const links = [...content.querySelectorAll<HTMLAnchorElement>('nav a')];
  const link = links.find(({ pathname }) => pathname.endsWith(`/category/${slug}`));
  if (link) replaceAddress(link.href);
}
