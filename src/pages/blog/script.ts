import { followCategory } from '../../features/blog-filter/show-category';
import { refuseOffline } from '../../features/newsletter/refuse-offline';
import { markSavedPages } from '../../features/offline-pages/mark-saved-pages';

/**
 * Starts three things in `content`: the category filter, the marks of stored articles, and `refuseOffline` on its first form,
 * if any. Returns a function that stops them.
 */
export function enhance(content: HTMLElement): () => void {
  const form = content.querySelector('form');
  const stops = [followCategory(content), markSavedPages(content), form ? refuseOffline(form) : () => {}];
  return () => {
    for (const stop of stops) stop();
  };
}
