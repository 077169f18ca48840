import { addressQuery } from '../../platform/address-query';

/**
 * Shows the posts of the category that a query asks for, and marks its filter. A category that does not exist, as in an old
 * link, is none: everything is shown. Its own text stands in the page and runs before the posts are read
 * (category-filter.tsx), so it names nothing from outside itself.
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

/** Shows the category of the address, now and whenever that changes. Returns the way to stop. */
export function followCategory(page: HTMLElement): () => void {
  const show = () => showCategory(page, addressQuery.getSnapshot());
  show();
  return addressQuery.subscribe(show);
}
