import { useSyncExternalStore } from 'react';
import type { ExternalStore } from '../platform/external-store';

/** Returns the value of a store. The component renders again when the value changes. */
export function useStore<T>({ subscribe, getSnapshot, getServerSnapshot }: ExternalStore<T>): T {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
