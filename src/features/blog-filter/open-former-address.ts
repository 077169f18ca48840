import { categorySlug } from '../../content/copy/article-categories';
import { readQuery } from '../../platform/history';
import { replaceAddress } from '../../platform/page-load';

/**
 * Opens the page of a category in place of `/blog?category=direct-booking`, its address in former versions of the site. The
 * query may also be the category's name, in any case. Does nothing if no `nav` in `content` has a link to such a page.
 */
export function openFormerAddress(content: HTMLElement): void {
  const slug = categorySlug(readQuery('category') ?? '');
  const links = [...content.querySelectorAll<HTMLAnchorElement>('nav a')];
  const link = links.find(({ pathname }) => pathname.endsWith(`/category/${slug}`));
  if (link) replaceAddress(link.href);
}
