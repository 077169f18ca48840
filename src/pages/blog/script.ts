import { followCategory } from '../../features/blog-filter/show-category';
import { startNewsletterForm } from '../../features/newsletter/start-newsletter-form';
import { markStoredPages } from '../../features/offline-pages/mark-stored-pages';
import { combineCleanups } from '../../platform/listen';

/**
 * Starts the category filter and `markStoredPages` in `content`, and `startNewsletterForm` on its first form, if there is one.
 * Returns a function that stops them.
 */
export function enhance(content: HTMLElement): () => void {
  const form = content.querySelector('form');
  return combineCleanups([
    followCategory(content),
    markStoredPages(content),
    form ? startNewsletterForm(form) : () => {},
  ]);
}
