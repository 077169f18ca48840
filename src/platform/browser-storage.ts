export type StorageRead = { ok: true; text: string | null } | { ok: false; text: null };
export type StorageWrite = { ok: true } | { ok: false; reason: 'unavailable' | 'quota' };

export interface WebStorage {
  /** `text` is null when nothing is stored under `key`; `ok` is false when the browser refuses to look. */
  read(key: string): StorageRead;
  /** `quota`: the space of this site is used up. `unavailable`: blocked by a setting, a private window or a policy. */
  write(key: string, text: string): StorageWrite;
  /** Where the browser refuses, nothing of it could be read either. */
  remove(key: string): void;
}

/**
 * A storage area whose every failure is a value. `area` is asked at each call: where storage is blocked, the mere
 * reading of `window.localStorage` throws a SecurityError.
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
        // Blocked: see above.
      }
    },
  };
}

/** Firefox has its own name for it: https://developer.mozilla.org/docs/Web/API/Storage/setItem#exceptions */
function isQuotaError(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}

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

/** What this one tab keeps until it is closed; it survives a reload and, in most browsers, a crash. */
export const sessionStore = webStorage(() => window.sessionStorage);
