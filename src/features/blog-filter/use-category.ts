import { useStore } from '../../components/use-store';
import { addressQuery } from '../../platform/address-query';
import { categoryOf } from './category-address';

/** The category in the address; null for all. The prerendered page shows all, and the address decides after hydration. */
export function useCategory<Category extends string>(categories: readonly Category[]): Category | null {
  return categoryOf(useStore(addressQuery), categories);
}
