import { webStorage } from './web-storage';

/** What this browser keeps for the site between visits. */
export const localStore = {
  ...webStorage(() => window.localStorage),
  /** Hears what OTHER tabs write under `key`; null: removed, or the whole storage cleared. Returns the way to stop. */
  subscribe: subscribeToOtherTabs,
};

function subscribeToOtherTabs(key: string, listener: (text: string | null) => void): () => void {
  function handleStorage(event: StorageEvent): void {
    // A cleared storage names no key. Session storage fires the same event, but never in another tab.
    if (event.key === key || event.key === null) listener(event.newValue);
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
