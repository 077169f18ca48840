import { safeLocalStorage } from '../../../platform/browser-storage';
import { combineCleanups } from '../../../platform/listen';
import { onVisitorReturn } from '../../../platform/page-lifecycle';

export type StoredTextWatch = ReturnType<typeof watchStoredText>;

/**
 * Watches the text under `key` in local storage.
 * - `initialText` is the text at the time of the call. It is null if there is none, or if storage is blocked.
 * - `onOtherTab` gets each text that another tab stores, or null, until `close`. A frozen tab gets it when the visitor returns.
 * - `save(text)` stores the text, and returns false if that failed. Null removes it, and always returns true.
 */
export function watchStoredText(key: string, onOtherTab: (text: string | null) => void) {
  const initialText = safeLocalStorage.read(key).text;
  /** The text this tab last read or wrote, to detect changes that happened while the browser had frozen the tab. */
  let lastText = initialText;

  function handleText(text: string | null): void {
    if (text === lastText) return;
    lastText = text;
    onOtherTab(text);
  }

  // A page in the back/forward cache gets no storage events, so it compares the text when the visitor returns.
  function checkForChange(): void {
    const stored = safeLocalStorage.read(key);
    if (stored.ok) handleText(stored.text);
  }

  return {
    initialText,
    /** Does nothing for a text that this tab last read or wrote. Works after `close`. */
    save(text: string | null): boolean {
      if (text === lastText) return true;
      if (text === null) safeLocalStorage.remove(key);
      else if (!safeLocalStorage.write(key, text).ok) return false;
      lastText = text;
      return true;
    },
    close: combineCleanups([safeLocalStorage.subscribe(key, handleText), onVisitorReturn(checkForChange)]),
  };
}
