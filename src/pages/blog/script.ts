import { categorySlug } from '../../content/copy/article-categories';
import { startNewsletterForm } from '../../features/newsletter/start-newsletter-form';
import { markStoredPages } from '../../features/offline-pages/mark-stored-pages';
import { readQuery } from '../../platform/history';
import { combineCleanups } from '../../platform/listen';
import { hasVisitorActed } from '../../platform/page-lifecycle';
import { replaceAddress } from '../../platform/page-load';

/**
 * Opens a category's page instead of its former address. Marks the articles in `content` that open without network
 * (`markStoredPages`), and starts the newsletter form. Returns a function that stops both.
 */
export function enhance(content: HTMLElement): () => void {
  openFormerAddress(content);
  const forms = [...content.querySelectorAll('form')];
  return combineCleanups([markStoredPages(content), ...forms.map(startNewsletterForm)]);
}

/**
 * Opens the page of a category in place of `/blog?category=direct-booking`, its address in former versions of the site. The
 * query may also be the category's name, in any case. Does nothing on another page than /blog, for a category without a link in
 * the filter, and once the visitor has acted on the page.
 */
function openFormerAddress(content: HTMLElement): void {
  if (content.dataset.path !== '/blog' || hasVisitorActed()) return;
  const path = `/blog/category/${categorySlug(readQuery('category') ?? '')}`;
  const link = [...content.querySelectorAll<HTMLAnchorElement>('nav a')].find(
    ({ pathname }) => pathname === path,
  );
  if (link) replaceAddress(link.href);
}
