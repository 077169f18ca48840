import { localStore } from '../../platform/browser-storage';
import { onReturn } from '../../platform/page-lifecycle';

export interface StoredText {
  /** Returns the stored text; null if there is none, or if the browser blocks storage. */
  read(): string | null;
  /** Stores the text; null removes it. Returns false if the browser blocks storage or it is full. */
  save(text: string | null): boolean;
  /** Removes all listeners. */
  close(): void;
}

/**
 * Opens the text under `key` in local storage, which all tabs share. Calls `onOtherTab` after another tab wrote the text, or
 * removed it (null).
 */
export function openStoredText(key: string, onOtherTab: (text: string | null) => void): StoredText {
  /** The text this tab last read or wrote, to detect changes that happened while the browser had frozen the tab. */
  let known: string | null = null;

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
    read() {
      known = localStore.read(key).text;
      return known;
    },
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
