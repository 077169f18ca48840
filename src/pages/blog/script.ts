import { followCategory } from '../../features/blog-filter/show-category';
import { refuseOffline } from '../../features/newsletter/refuse-offline';
import { markSavedPages } from '../../features/saved/mark-saved-pages';

/** The filter follows the address, stored articles are marked, and the newsletter form says when it needs a network. Returns a function that stops this. */
export function add(content: HTMLElement): () => void {
  const form = content.querySelector('form');
  const stops = [followCategory(content), markSavedPages(content), form ? refuseOffline(form) : () => {}];
  return () => {
    for (const stop of stops) stop();
  };
}
