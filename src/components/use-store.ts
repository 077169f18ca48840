import { useSyncExternalStore } from 'react';
import type { ExternalStore } from '../platform/external-store';

/** Returns the value of a store, and renders the component again when it changes. The build gets the store's server value. */
export function useStore<T>({ subscribe, getSnapshot, getServerSnapshot }: ExternalStore<T>): T {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
