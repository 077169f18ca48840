// biome-ignore-all lint/style/noRestrictedGlobals: an inline script cannot import src/platform/
import { onBackOrForward, onHistoryPush } from '../../platform/history';
import { combineCleanups } from '../../platform/listen';

/**
 * Shows the articles of the category in this page's address: its slug or name, in any case, as in `?category=direct-booking`.
 * Without a known category, shows all articles. This is also an inline script, so it must not use an import.
 * - Marks the link of the shown view, and announces its `data-announcement`.
 * - Sets `data-chosen-category` of `page`, which CSS reads, to the slug, or removes it.
 */
export function showCategory(page: HTMLElement): void {
  const filters = [...page.querySelectorAll<HTMLElement>('a[data-category]')];
  const asked = new URLSearchParams(location.search).get('category')?.toLowerCase().replaceAll(' ', '-');
  const chosen = filters.find((filter) => filter.dataset.category === asked) ?? filters[0];
  page.querySelector('a[data-category][aria-current]')?.removeAttribute('aria-current');
  chosen?.setAttribute('aria-current', 'true');
  if (chosen?.dataset.category) page.dataset.chosenCategory = chosen.dataset.category;
  else delete page.dataset.chosenCategory;
  const status = page.querySelector('nav [role=status]');
  if (status) status.textContent = chosen?.dataset.announcement ?? '';
}

/** Calls `showCategory` now and after each `pushState`, Back and Forward. Returns a function that stops this. */
export function followCategory(page: HTMLElement): () => void {
  const show = () => showCategory(page);
  show();
  return combineCleanups([onHistoryPush(show), onBackOrForward(show)]);
}
