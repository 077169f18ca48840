import { startNewsletterForm } from '../../features/newsletter/start-newsletter-form';
import { markStoredPages } from '../../features/offline-pages/mark-stored-pages';
import { combineCleanups } from '../../platform/listen';
import type { PageScript } from '../page-module';

/**
 * Marks the articles in `content` that open without network (`markStoredPages`), and starts the newsletter form. Returns a
 * function that stops both.
 */
function enhance(content: HTMLElement): () => void {
  const forms = [...content.querySelectorAll('form')];
  return combineCleanups([markStoredPages(content), ...forms.map(startNewsletterForm)]);
}

export default { enhance } satisfies PageScript;
