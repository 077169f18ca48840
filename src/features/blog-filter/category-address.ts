import { useStore } from '../../components/use-store';
import { addressQuery } from '../../platform/address-query';

/** The address of a list: `/blog?category=direct-booking`, or without a query for all of it. */
export function categoryAddress(listPath: string, category: string | null): string {
  return category === null ? listPath : `${listPath}?category=${slugOf(category)}`;
}

/** The category that a query asks for. One that does not exist, as in an old link, is none: everything is shown. */
export function categoryOf<Category extends string>(
  query: string,
  categories: readonly Category[],
): Category | null {
  const asked = new URLSearchParams(query).get('category');
  return asked === null ? null : (categories.find((category) => slugOf(category) === slugOf(asked)) ?? null);
}

/** The category in the address; null for all. The prerendered page shows all, and the address decides after hydration. */
export function useCategory<Category extends string>(categories: readonly Category[]): Category | null {
  return categoryOf(useStore(addressQuery), categories);
}

/** `OTA Management` is `ota-management`. */
function slugOf(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-');
}
