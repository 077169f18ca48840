import { followCategory } from '../../features/blog-filter/show-category';
import { refuseOffline } from '../../features/newsletter/refuse-offline';
import { markSavedPages } from '../../features/offline-pages/mark-saved-pages';

/** Starts in `content`: category filter, marks of stored articles, newsletter's refusal offline. Returns a stop function. */
export function add(content: HTMLElement): () => void {
  const form = content.querySelector('form');
  const stops = [followCategory(content), markSavedPages(content), form ? refuseOffline(form) : () => {}];
  return () => {
    for (const stop of stops) stop();
  };
}
