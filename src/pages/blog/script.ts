import { openFormerAddress } from '../../features/blog-filter/open-former-address';
import { startNewsletterForm } from '../../features/newsletter/start-newsletter-form';
import { markStoredPages } from '../../features/offline-pages/mark-stored-pages';
import { combineCleanups } from '../../platform/listen';

/**
 * Calls `openFormerAddress`. Starts `markStoredPages` in `content`, and `startNewsletterForm` on its first form, if there is
 * one. Returns a function that stops them.
 */
export function enhance(content: HTMLElement): () => void {
  openFormerAddress(content);
  const form = content.querySelector('form');
  return combineCleanups([markStoredPages(content), form ? startNewsletterForm(form) : () => {}]);
}
