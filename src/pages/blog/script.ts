import { followCategory } from '../../features/blog-filter/show-category';
import { refuseOffline } from '../../features/newsletter/refuse-offline';
import { markSavedPages } from '../../features/offline-pages/mark-saved-pages';

/** Starts category filter, marks of stored articles and newsletter notice in `content`. Returns a function that stops them. */
export function add(content: HTMLElement): () => void {
  const form = content.querySelector('form');
  const stops = [followCategory(content), markSavedPages(content), form ? refuseOffline(form) : () => {}];
  return () => {
    for (const stop of stops) stop();
  };
}
