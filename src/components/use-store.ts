import { useSyncExternalStore } from 'react';
import type { ExternalStore } from '../platform/external-store';

/** Returns a store's value and renders again when it changes. In the build and while hydrating, returns its server value. */
export function useStore<T>({ subscribe, getSnapshot, getServerSnapshot }: ExternalStore<T>): T {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
