import { useSyncExternalStore } from 'react';
import { addressQuery } from '../../platform/address-query';
import { categoryOf } from './category-address';

/** The category in the address; null for all. The prerendered page shows all, and the address decides after hydration. */
export function useCategory<Category extends string>(categories: readonly Category[]): Category | null {
  const query = useSyncExternalStore(
    addressQuery.subscribe,
    addressQuery.getSnapshot,
    addressQuery.getServerSnapshot,
  );
  return categoryOf(query, categories);
}
