import { startNewsletterForm } from '../../features/newsletter/start-newsletter-form';
import { markStoredPages } from '../../features/offline-pages/mark-stored-pages';
import { combineCleanups } from '../../platform/listen';

/**
 * Marks the articles in `content` that open without network (`markStoredPages`), and starts the newsletter form. Returns a
 * function that stops both.
 */
export function enhance(content: HTMLElement): () => void {
  const forms = [...content.querySelectorAll('form')];
  return combineCleanups([markStoredPages(content), ...forms.map(startNewsletterForm)]);
}
