import { followCategory } from '../../features/blog-filter/show-category';
import { refuseOffline } from '../../features/newsletter/refuse-offline';
import { markSavedPages } from '../../features/saved/mark-saved-pages';

/** Makes the filter follow the address, marks stored articles, and lets the newsletter form refuse offline. Returns a function that stops this. */
export function add(content: HTMLElement): () => void {
  const form = content.querySelector('form');
  const stops = [followCategory(content), markSavedPages(content), form ? refuseOffline(form) : () => {}];
  return () => {
    for (const stop of stops) stop();
  };
}
