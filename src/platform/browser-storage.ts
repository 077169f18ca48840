import { listen } from './listen';

/** Returns access that never throws. It calls `area` each time, because `window.localStorage` throws if storage is blocked. */
function webStorage(area: () => Storage) {
  return {
    /** Returns the stored text, or null if there is none. `ok` is false, and `text` null, if the browser blocks storage. */
    read(key: string): { ok: boolean; text: string | null } {
      try {
        return { ok: true, text: area().getItem(key) };
      } catch {
        return { ok: false, text: null };
      }
    },
    /** Stores the text. `ok` is false if the site's space is full, or a setting, private window or policy blocks storage. */
    write(key: string, text: string): { ok: boolean } {
      try {
        area().setItem(key, text);
        return { ok: true };
      } catch {
        return { ok: false };
      }
    },
    /** Removes the key. Does nothing if the browser blocks storage. */
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  };
}

/** Local storage is kept between visits. No method throws. */
export const safeLocalStorage = {
  ...webStorage(() => window.localStorage),
  /** Calls back when another tab changes or removes `key`, with the new text or null. Returns a function that stops it. */
  subscribe: (key: string, listener: (text: string | null) => void) =>
    listen(window, ['storage'], (event) => {
      if (!(event instanceof StorageEvent)) return;
      if (event.key === key || event.key === null) listener(event.newValue);
    }),
};

/** Session storage lasts until the tab is closed. It survives a reload and, in most browsers, a crash. No method throws. */
export const safeSessionStorage = webStorage(() => window.sessionStorage);
