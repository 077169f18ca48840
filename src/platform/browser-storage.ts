export type StorageRead = { ok: true; text: string | null } | { ok: false; text: null };
export type StorageWrite = { ok: true } | { ok: false; reason: 'unavailable' | 'quota' };

export interface WebStorage {
  /** Returns the stored text, or null if there is none. `ok: false`: the browser blocks storage. */
  read(key: string): StorageRead;
  /** Stores the text. `quota`: the site's space is full. `unavailable`: blocked by a setting, private window or policy. */
  write(key: string, text: string): StorageWrite;
  /** Removes the key. Does nothing if the browser blocks storage, because then it cannot be read either. */
  remove(key: string): void;
}

/**
 * Wraps a storage area so that failures are return values. `area` is a function, because even reading
 * `window.localStorage` throws a SecurityError where storage is blocked.
 */
function webStorage(area: () => Storage): WebStorage {
  return {
    read(key) {
      try {
        return { ok: true, text: area().getItem(key) };
      } catch {
        return { ok: false, text: null };
      }
    },
    write(key, text) {
      try {
        area().setItem(key, text);
        return { ok: true };
      } catch (error) {
        return { ok: false, reason: isQuotaError(error) ? 'quota' : 'unavailable' };
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  };
}

/** Firefox uses a different error name: https://developer.mozilla.org/docs/Web/API/Storage/setItem#exceptions */
function isQuotaError(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}

/** Local storage: kept between visits. */
export const localStore = {
  ...webStorage(() => window.localStorage),
  /** Calls back when ANOTHER tab writes `key`; null: removed, or the storage was cleared. Returns a function that stops it. */
  subscribe: subscribeToOtherTabs,
};

function subscribeToOtherTabs(key: string, listener: (text: string | null) => void): () => void {
  function handleStorage(event: StorageEvent): void {
    // The key is null when the whole storage was cleared.
    if (event.key === key || event.key === null) listener(event.newValue);
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** Session storage: kept until this tab is closed. It survives a reload and, in most browsers, a crash. */
export const sessionStore = webStorage(() => window.sessionStorage);
