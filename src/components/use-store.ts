import { useSyncExternalStore } from 'react';
import type { ExternalStore } from '../platform/external-store';

/** The value of a store now and whenever it changes. */
export function useStore<T>({ subscribe, getSnapshot, getServerSnapshot }: ExternalStore<T>): T {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
