import { addressQuery } from '../../platform/history';

/**
 * Marks the link of the category in `query`: `?category=` with its slug (`ota-management`) or its name. Sets `data-category` of
 * `page`, the element with `data-page`, so that CSS shows only its posts. A missing or unknown category marks the first link,
 * and shows all: no `data-category`. Writes the link's `data-status` to the status line, if there is one. This code is also an
 * inline script, so it must not use an import.
 */
export function showCategory(page: HTMLElement, query: string): void {
  const filters = [...page.querySelectorAll<HTMLElement>('a[data-category]')];
  const asked = new URLSearchParams(query).get('category')?.toLowerCase().replaceAll(' ', '-');
  const chosen = filters.find((filter) => filter.dataset.category === asked) ?? filters[0];
  for (const filter of filters) {
    if (filter === chosen) filter.setAttribute('aria-current', 'true');
    else filter.removeAttribute('aria-current');
  }
  if (chosen?.dataset.category) page.dataset.category = chosen.dataset.category;
  else delete page.dataset.category;
  const status = page.querySelector('nav [role=status]');
  if (status) status.textContent = chosen?.dataset.status ?? '';
}

/** Calls `showCategory` for the address, now and after `pushState`, `replaceState`, `popstate`. Returns a function to stop. */
export function followCategory(page: HTMLElement): () => void {
  const show = () => showCategory(page, addressQuery.getSnapshot());
  show();
  return addressQuery.subscribe(show);
}
