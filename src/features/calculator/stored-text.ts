import { localStore } from '../../platform/browser-storage';
import { onReturn } from '../../platform/page-lifecycle';

export interface StoredText {
  /** The text at the time of opening; null if there was none, or if the browser blocks storage. */
  readonly initialText: string | null;
  /** Stores the text; null removes it. Returns false if the text could not be stored: storage is blocked or full. */
  save(text: string | null): boolean;
  close(): void;
}

/**
 * Reads the text under `key` in local storage, and listens until `close`. Calls `onOtherTab` with the new text (null: removed)
 * after another tab has changed it: at once, or when the visitor returns to a frozen tab. A `save` of this tab does not call
 * it. Never throws. Storage blocked: `initialText` is null. `save`: false if the text is not stored (blocked or full).
 */
export function openStoredText(key: string, onOtherTab: (text: string | null) => void): StoredText {
  const initialText = localStore.read(key).text;
  /** The text this tab last read or wrote, to detect changes that happened while the browser had frozen the tab. */
  let known = initialText;

  function handleText(text: string | null): void {
    if (text === known) return;
    known = text;
    onOtherTab(text);
  }

  const stopListening = localStore.subscribe(key, handleText);
  // A page in the back/forward cache gets no storage events, so it compares the text when the visitor returns.
  const stopComparing = onReturn(() => {
    const stored = localStore.read(key);
    if (stored.ok) handleText(stored.text);
  });

  return {
    initialText,
    save(text) {
      if (text === null) localStore.remove(key);
      else if (text !== known && !localStore.write(key, text).ok) return false;
      known = text;
      return true;
    },
    close() {
      stopListening();
      stopComparing();
    },
  };
}
