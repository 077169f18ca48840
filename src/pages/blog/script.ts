import { openFormerAddress } from '../../features/blog-filter/open-former-address';
import { startNewsletterForm } from '../../features/newsletter/start-newsletter-form';
import { markStoredPages } from '../../features/offline-pages/mark-stored-pages';
import { combineCleanups } from '../../platform/listen';

/**
 * Opens a category's page instead of its former address (`openFormerAddress`). Marks the articles in `content` that open
 * without network (`markStoredPages`), and starts the newsletter form, if there is one. Returns a function that stops both.
 */
export function enhance(content: HTMLElement): () => void {
  openFormerAddress(content);
  const form = content.querySelector('form');
  return combineCleanups([markStoredPages(content), form ? startNewsletterForm(form) : () => {}]);
}
